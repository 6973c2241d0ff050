import '@skerry/presentation/tokens.css';
import './styles/type.css';
import './styles/ground.css';
import './styles/controls.css';
import './styles/lobby.css';
import './styles/new-table.css';
import './styles/frame.css';
import './styles/frame-small.css';
import './styles/prompt.css';
import './styles/seats-and-log.css';
import './styles/moments.css';
import './styles/rules.css';
import './styles/guide.css';
import './styles/end.css';
import { askJudge, createThinker } from '@skerry/bots/browser';
import { shelf } from '@skerry/games/list';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline } from './offline/register.ts';
import { useSettings, wear } from './settings/settings.ts';
import { fetchWords } from './words/words.ts';

wear();
keepForOffline();

const place = document.getElementById('page')!;

fetchWords(useSettings.getState().language).then(
  () =>
    createRoot(place).render(
      <StrictMode>
        <App house={{ shelf, thinker: createThinker(), judge: askJudge }} />
      </StrictMode>,
    ),
  () => {
    // There are no words to say it with.
    place.textContent = 'Skerry did not load: reload the page. · Не загрузилось: обновите страницу. · Не завантажилося: оновіть сторінку.';
  },
);
