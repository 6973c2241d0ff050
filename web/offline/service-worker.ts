/*
 * Keeps the page playable with the server gone: every file of the build that was used once is kept, under a name made of the whole
 * build's content, and served from there; so a game that was played can be played again. Who installs the page, or asks for it in the
 * settings, gets all files. What is asked of the server itself (/api) always goes to the server.
 */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ToldEvent extends LifeEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(name: 'message', listener: (event: ToldEvent) => void): void;
}

/** Both are written above this file by the build. */
declare const VERSION: string;
declare const FILES: readonly string[];

const worker = self as unknown as WorkerScope;
const name = `skerry-${VERSION}`;

const known = new Set(FILES);

worker.addEventListener('install', (event) => {
  const begin = async (): Promise<void> => {
    await (await caches.open(name)).add('/');
    await worker.skipWaiting();
  };
  event.waitUntil(begin());
});

/** The page says which files it has loaded before this worker was there, or that it wants them all. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  const wanted: readonly unknown[] = data === 'everything' ? FILES : Array.isArray(data) ? data : [];
  event.waitUntil(keep(wanted.filter((path): path is string => typeof path === 'string' && known.has(path))));
});

/** Names of built files change with what is in them, so what the browser has of them already is as good as what the server has. */
async function keep(paths: readonly string[]): Promise<void> {
  const store = await caches.open(name);
  for (const path of paths) {
    if ((await store.match(path)) === undefined) await store.add(path);
  }
}

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const store = await caches.open(name);
    for (const other of await caches.keys()) {
      if (!other.startsWith('skerry-') || other === name) continue;
      const old = await caches.open(other);
      // What is the same in the new version need not come again.
      for (const request of await old.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/') && known.has(pathname)) await store.put(request, (await old.match(request))!);
      }
      await caches.delete(other);
    }
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
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && known.has(new URL(request.url).pathname)) await (await caches.open(name)).put(request, fresh.clone());
  return fresh;
}
