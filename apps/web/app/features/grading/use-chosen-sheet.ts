import { useCallback, useEffect, useRef, useState } from 'react';
import { closeSheet, openSheet, type SheetPages } from './open-sheet.ts';
import { sentLimit } from './sheet.rules.ts';

export interface ChosenSheet {
  readonly file: File;
  /** Undefined where this browser can't show them. */
  readonly pages: SheetPages | undefined;
}

export type Choice =
  | { readonly state: 'none' }
  /** For a first file or for one that takes the place of what was sent. */
  | {
      readonly state: 'asking';
      readonly problem?: string;
      /** What can't be sent as it is, but could be drawn anew. */
      readonly tooLarge?: File;
    }
  | { readonly state: 'opening' }
  | { readonly state: 'chosen'; readonly sheet: ChosenSheet }
  /** Still open in this browser, so that its pages can be looked at. */
  | { readonly state: 'sent'; readonly sheet: ChosenSheet; readonly uploadedAt: string };

const none: Choice = { state: 'none' };

/** The file that the student chose in this browser, opened and found good. */
export function useChosenSheet() {
  const [choice, setChoice] = useState<Choice>(none);
  const turn = useRef(0);
  const open = useRef<SheetPages>(undefined);

  const letGo = useCallback(() => {
    turn.current += 1;
    closeSheet(open.current);
    open.current = undefined;
  }, []);
  useEffect(() => letGo, [letGo]);

  const become = useCallback(
    (next: Choice) => {
      letGo();
      setChoice(next);
    },
    [letGo],
  );

  const choose = useCallback(
    async (file: File) => {
      become({ state: 'opening' });
      const mine = turn.current;
      const opened = await openSheet(file, sentLimit);
      const pages = opened.problem === undefined ? opened.pages : undefined;
      if (mine !== turn.current) {
        closeSheet(pages);
        return;
      }
      open.current = pages;
      setChoice(
        opened.problem === undefined
          ? { state: 'chosen', sheet: { file, pages } }
          : {
              state: 'asking',
              problem: opened.problem,
              ...(opened.problem === sentLimit.problem && { tooLarge: file }),
            },
      );
    },
    [become],
  );

  const ask = useCallback(() => become({ state: 'asking' }), [become]);
  const forget = useCallback(() => become(none), [become]);
  const markSent = useCallback(
    (sheet: ChosenSheet, uploadedAt: string) => setChoice({ state: 'sent', sheet, uploadedAt }),
    [],
  );

  return { choice, choose, ask, forget, markSent };
}
