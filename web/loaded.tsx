import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from './words/words.ts';

/** Something that is fetched when it is needed: null until it is here, and `failed` if it does not come. */
interface Loaded<T> {
  readonly here: T | null;
  readonly failed: boolean;
}

const onItsWay = { here: null, failed: false };

/** Fetches something, and something else when it is given another function. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<(Loaded<T> & { readonly load: () => Promise<T> }) | null>(null);
  useEffect(() => {
    let left = false;
    load().then(
      (here) => {
        if (!left) setLoaded({ load, here, failed: false });
      },
      () => {
        if (!left) setLoaded({ load, here: null, failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [load]);
  return loaded?.load === load ? loaded : onItsWay;
}

/** In the place of what is not here yet; if it did not come, with a way to try again. */
export function NotHereYet({ failed }: { failed: boolean }): ReactNode {
  const words = useWords();
  return (
    <div role="status" className="empty not-here">
      <p>{failed ? words.notLoaded : words.loading}</p>
      {failed && <TryAgain />}
    </div>
  );
}

/** Browsers remember which parts of a page did not come, and a newer version of it may have other parts: so all of it is loaded anew. */
export function TryAgain(): ReactNode {
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {useWords().tryAgain}
    </button>
  );
}
