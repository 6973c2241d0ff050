import { Fragment, type ReactNode } from 'react';

const RULE = String.raw`[A-Z]{1,3}-\d+(?:\.\d+)+[a-z]?`;
const INLINE = new RegExp(String.raw`(\*\*[^*]+\*\*|\*[^*]+\*|\`[^\`]+\`|\(${RULE}\)[.:]?|\b${RULE}\b)`);

/** Text with bold, italic, and numbers of rules, which are links if there is somewhere to show them and are never broken in two. */
export function InlineText({
  text,
  show,
  mark = (plain) => plain,
}: {
  text: string;
  show: ((rule: string) => void) | null;
  /** Marks what somebody looks for in a piece of the text. */
  mark?: (plain: string) => ReactNode;
}): ReactNode {
  return text.split(INLINE).map((piece, i) => {
    if (i % 2 === 0) return <Fragment key={i}>{mark(piece)}</Fragment>;
    if (piece.startsWith('**')) return <b key={i}>{mark(piece.slice(2, -2))}</b>;
    if (piece.startsWith('*')) return <em key={i}>{mark(piece.slice(1, -1))}</em>;
    if (piece.startsWith('`')) return <code key={i}>{mark(piece.slice(1, -1))}</code>;
    const [, before, rule, after] = /^(\(?)(.*?)(\)?[.:]?)$/.exec(piece)!;
    return (
      <span key={i} className="unbroken">
        {before}
        {show === null ? (
          mark(rule!)
        ) : (
          <button type="button" className="rule-chip" onClick={() => show(rule!)}>
            {mark(rule!)}
          </button>
        )}
        {after}
      </span>
    );
  });
}
