import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

interface LineFormProps {
  readonly className: string;
  /** What stands above the line. */
  readonly children: ReactNode;
  readonly label: string;
  readonly confirm: string;
  /** What is said when the line was not taken. */
  readonly wrong: string;
  /** Does what the line says; false if it cannot be taken. */
  readonly take: (text: string) => boolean;
  /** It is what the page is there for, and has the focus. */
  readonly first?: boolean;
  readonly input?: Pick<ComponentProps<'input'>, 'maxLength' | 'autoComplete'>;
}

/** A form of one line. */
export function LineForm({ className, children, label, confirm, wrong, take, first = false, input = {} }: LineFormProps): ReactNode {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) field.current?.focus();
  }, [first]);
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!take(text));
      }}
    >
      {children}
      <div className="link-row">
        <input
          {...input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={label}
          placeholder={label}
          aria-invalid={isWrong}
          ref={field}
        />
        <button type="submit" className={first ? 'button primary' : 'button'}>
          {confirm}
        </button>
      </div>
      <p role="status" className="wrong">
        {isWrong ? wrong : ''}
      </p>
    </form>
  );
}
