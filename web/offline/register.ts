/** Only the built page is kept for offline play; while working on it, it must not be. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // Without it (a private window, plain http on another machine) the page plays online only.
    });
  });
}
