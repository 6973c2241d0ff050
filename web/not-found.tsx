import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Skerry } from './icons.tsx';
import { useWords } from './words/words.ts';

/** A page with one thing to say and a way back. */
export function Message({ text, children }: { text: string; children?: ReactNode }): ReactNode {
  const words = useWords();
  return (
    <main className="message">
      <Skerry size={72} />
      <h1>{text}</h1>
      {children}
      <Link href="/" className="button">
        {words.toLobby}
      </Link>
    </main>
  );
}

export function NotFound(): ReactNode {
  return <Message text={useWords().notFound} />;
}
