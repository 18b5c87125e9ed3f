import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { useEffect, useState } from 'react';
import { fileOnUse } from '~/lib/on-use.tsx';
import { whenIdle } from '~/lib/when-idle.ts';

const dialogs = fileOnUse(() => import('~/ui/dialog.tsx'));
const zoom = fileOnUse(() => import('~/lib/bank/zoom.dialog.tsx'));

/** Fetches what the rest of the test may need, so that nothing is missing once the connection is gone. */
export function useEverythingAtHand(questions: readonly TestQuestion[]): boolean {
  const [atHand, setAtHand] = useState(false);
  useEffect(() => {
    // What the student came for is drawn and answers first.
    return whenIdle(() => {
      // Whatever is still missing then is asked for again when it is needed.
      void Promise.allSettled([dialogs(), zoom()]).then(() => setAtHand(true));
      for (const { question } of questions) {
        for (const { url } of question.images) new Image().src = url;
      }
    });
  }, [questions]);
  return atHand;
}
