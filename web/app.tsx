import { useEffect, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { HouseContext, type House } from './house.ts';
import { Lobby } from './lobby/lobby.tsx';
import { NotFound } from './not-found.tsx';
import { LocalTablePage, NewTable, RulesPage, ServerTablePage } from './pages.tsx';
import { wear } from './settings/settings.ts';

export function App({ house }: { house: House }): ReactNode {
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    still.addEventListener('change', wear);
    return () => still.removeEventListener('change', wear);
  }, []);
  return (
    <HouseContext value={house}>
      <Switch>
        <Route path="/">
          <Lobby />
        </Route>
        <Route path="/new/:game">{({ game }) => <NewTable key={game} id={game} />}</Route>
        <Route path="/rules/:game/:rule?">{({ game, rule }) => <RulesPage id={game} rule={rule ?? null} />}</Route>
        <Route path="/here/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
        <Route path="/table/:id">{({ id }) => <ServerTablePage key={id} id={id} />}</Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </HouseContext>
  );
}
