import { useMemo } from 'react';
import type { Desk } from './desk.ts';

/** From a page of the sheet to its questions and back, where the booklet's codes told. */
export function useSheetPlaces(pages: Desk['pages']) {
  return useMemo(() => {
    const questions = new Map(pages.map(({ page, numbers }) => [page, numbers]));
    return {
      questionsOf: (page: number): readonly number[] => questions.get(page) ?? [],
      /** The first one on which it is answered. */
      pageOf: (number: number): number | undefined =>
        pages.find(({ numbers }) => numbers.includes(number))?.page,
    };
  }, [pages]);
}
