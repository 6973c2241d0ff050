import '@skerry/presentation/tokens.css';
import './styles/type.css';
import './styles/ground.css';
import './styles/controls.css';
import './styles/lobby.css';
import './styles/frame.css';
import './styles/frame-small.css';
import './styles/prompt.css';
import './styles/seats-and-log.css';
import './styles/moments.css';
import './styles/rules.css';
import { createThinker } from '@skerry/bots/browser';
import { games } from '@skerry/games';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline } from './offline/register.ts';
import { wear } from './settings/settings.ts';

wear();
keepForOffline();

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <App house={{ games, thinker: createThinker() }} />
  </StrictMode>,
);
