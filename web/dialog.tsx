import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useWords } from './words/words.ts';

/** A window over the page, or a drawer at its side. Escape and a click beside it close it; the focus goes back to where it was. */
export function Dialog({
  title,
  onClose,
  drawer = false,
  children,
}: {
  title: string;
  onClose: () => void;
  drawer?: boolean;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // By now it has left the page, and a window that is gone gives no focus back.
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={drawer ? 'dialog drawer' : 'dialog'}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="tool" onClick={onClose} aria-label={words.close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
