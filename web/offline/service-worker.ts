/*
 * Keeps the page playable with the server gone: all files of the build are fetched once, under a name made of their
 * content, and served from there. What is asked of the server itself (/api) always goes to the server.
 */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: AskEvent) => void): void;
}

/** Both are written above this file by the build. */
declare const VERSION: string;
declare const FILES: readonly string[];

const worker = self as unknown as WorkerScope;
const name = `skerry-${VERSION}`;

worker.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    const store = await caches.open(name);
    await store.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((other) => other.startsWith('skerry-') && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** The page itself: fresh from the server if it is there, so that a new version arrives; else the kept one, whatever the path. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // No server: the kept page does.
  }
  return (await caches.match('/')) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetch(request));
}
