import { languages } from '@skerry/presentation';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../dialog.tsx';
import { Icon, Skerry } from '../icons.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useSettings } from '../settings/settings.ts';
import { useSpeaking } from '../words/use-speaking.ts';
import { languageNames, useWords } from '../words/words.ts';
import { ChartLines } from './chart-lines.tsx';

/** The head of every page but the table. */
export function PageHead(): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const { failed, turnTo } = useSpeaking();
  const [open, setOpen] = useState(false);
  return (
    <header className="page-head">
      <ChartLines />
      <Link href="/" className="brand" title={words.toLobby}>
        <Skerry size={36} />
        <span>Skerry</span>
      </Link>
      <div className="languages" role="group" aria-label={words.settings.language}>
        {languages.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === language} title={languageNames[one]} onClick={() => turnTo(one)}>
            {one === 'uk' ? 'укр' : one === 'ru' ? 'рус' : 'eng'}
          </button>
        ))}
      </div>
      {failed && (
        <p role="status" className="not-here">
          {words.notLoaded}
        </p>
      )}
      <button type="button" className="tool" onClick={() => setOpen(true)} aria-label={words.settings.title} title={words.settings.title}>
        <Icon name="settings" />
      </button>
      {open && (
        <Dialog title={words.settings.title} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </header>
  );
}
