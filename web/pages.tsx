import { later } from './later.tsx';

// The lobby can do without them.
export const NewTable = later(async () => (await import('./lobby/new-table.tsx')).NewTable, 'main');
export const RulesPage = later(async () => (await import('./rules/rules-page.tsx')).RulesPage, 'main');
export const LocalTablePage = later(async () => (await import('./table/local-table-page.tsx')).LocalTablePage, 'main');
export const ServerTablePage = later(async () => (await import('./table/server-table-page.tsx')).ServerTablePage, 'main');
