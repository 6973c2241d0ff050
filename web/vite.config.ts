import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './compress.ts';
import { offline } from './offline/plugin.ts';
import { noCircles, rulesFile } from './rules-in-files.ts';
import { sharedWorkers } from './shared-workers.ts';

const server = process.env['SKERRY_SERVER'] ?? 'http://127.0.0.1:8080';

/** What every page needs comes in one file: each file of its own costs the first visit more in headers than such a piece weighs. */
const ground = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand|use-sync-external-store)\//,
  /web\/((icons|loaded|later|house|names|dialog|not-found)\.tsx?|words\/(words|tellings|use-speaking)\.ts|settings\/|client\/kept-tables\.ts)/,
];
/** What the bots' workers need too: it must not bring the ground along. */
const shared = /preload-helper|rolldown\/runtime|engine\/(refusal|plain|save)\.ts|games\/(list|[\w-]+\/box|[\w-]+\/words\/titles)\.ts/;
const groups = [
  { name: 'shared', test: shared, priority: 2 },
  { name: 'engine', test: /\/engine\/\w+\.ts/, priority: 1 },
  { name: 'ground', test: (id: string) => ground.some((part) => part.test(id)) },
  { name: rulesFile(), includeDependenciesRecursively: false },
];

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), sharedWorkers(), noCircles(), offline(), compress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // While working on the page, its questions to the server are passed on to a running one.
  server: { proxy: { '/api': { target: server, ws: true } } },
});
