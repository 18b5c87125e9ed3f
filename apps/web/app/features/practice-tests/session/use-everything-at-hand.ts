import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { useEffect, useState } from 'react';
import { fileOnUse } from '~/lib/on-use.tsx';
import { whenIdle } from '~/lib/when-idle.ts';

const files = [
  fileOnUse(() => import('~/ui/dialog.tsx')),
  fileOnUse(() => import('~/lib/bank/zoom.dialog.tsx')),
];

/** Fetches what the rest of the test may need, so that nothing is missing once the connection is gone. */
export function useEverythingAtHand(questions: readonly TestQuestion[]): boolean {
  const [atHand, setAtHand] = useState(false);
  useEffect(() => {
    let wanted = true;
    const fetchRest = async () => {
      for (const fetchFile of files) {
        // What the student came for is drawn and answers first.
        await new Promise<void>((resolve) => whenIdle(resolve));
        if (!wanted) return;
        // What is still missing then is asked for again when it is needed.
        await fetchFile().catch(() => undefined);
      }
      for (const { url } of questions.flatMap(({ question }) => question.images)) new Image().src = url;
      setAtHand(true);
    };
    void fetchRest();
    return () => {
      wanted = false;
    };
  }, [questions]);
  return atHand;
}
