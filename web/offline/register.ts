/** Only the built page is kept for offline play; while working on it, it must not be. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').then(tellWhatIsHere, () => {
      // Without it (a private window, plain http on another machine) the page plays online only.
    });
  });
}

/** What was loaded before the worker was there is kept too; who has installed the page wants all of it. */
async function tellWhatIsHere(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage(matchMedia('(display-mode: standalone)').matches ? 'everything' : loaded);
}

/** Fetches all games with their rules, for a journey. False where nothing can be kept. */
export async function keepEverything(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  worker?.active?.postMessage('everything');
  return worker?.active != null;
}
