import { useCallback, useEffect, useState } from 'react';
import { noWishes, type Wishes } from './wishes/wishes.rules.ts';

const storageKey = 'paper-wishes';

interface KeptWishes {
  readonly subject: string;
  readonly name: string;
  readonly wishes: Wishes;
}

const nothing: KeptWishes = { subject: '', name: '', wishes: noWishes };

/** What this tab kept, over a login or a look at another page. What isn't of this form is nothing. */
function readKept(): KeptWishes {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<KeptWishes> | null;
    return { ...nothing, ...kept, wishes: { ...noWishes, ...kept?.wishes } };
  } catch {
    return nothing;
  }
}

export function useKeptWishes() {
  const [kept, setKept] = useState(nothing);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    setKept(readKept());
    setKnown(true);
  }, []);
  const keep = useCallback((part: Partial<KeptWishes>) => {
    setKept((before) => {
      const next = { ...before, ...part };
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Without storage it lives as long as the page.
      }
      return next;
    });
  }, []);
  /** False on the server and until what was kept has been read. */
  return { kept, known, keep };
}
