import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { useEffect, useState } from 'react';

/** Fetches what the rest of the test may need, so that nothing is missing once the connection is gone. */
export function useEverythingAtHand(questions: readonly TestQuestion[]): boolean {
  const [atHand, setAtHand] = useState(false);
  useEffect(() => {
    const parts = [
      import('~/ui/toaster.tsx'),
      import('~/ui/dialog.tsx'),
      import('~/lib/bank/zoom.dialog.tsx'),
    ];
    // Whatever is still missing then is asked for again when it is needed.
    void Promise.allSettled(parts).then(() => setAtHand(true));
    for (const { question } of questions) {
      for (const { url } of question.images) new Image().src = url;
    }
  }, [questions]);
  return atHand;
}
