import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boardless } from './boardless.ts';
import { offline } from './offline/plugin.ts';

const server = process.env['SKERRY_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), offline()],
  worker: { format: 'es', plugins: () => [boardless()] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 700 },
  // While working on the page, its questions to the server are passed on to a running one.
  server: { proxy: { '/api': { target: server, ws: true } } },
});
