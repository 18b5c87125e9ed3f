import { testSlugPattern } from '../practice-tests/test.constants.ts';

/** A page of an answer booklet, in millimetres from its top left corner. What prints it and what reads it must agree. */
export const bookletPage = {
  width: 210,
  height: 297,
  /** Without the quiet ground around it. */
  code: { size: 22, fromRight: 12, fromTop: 12 },
  /** Black squares in the four corners. */
  mark: { size: 4, fromEdge: 5 },
} as const;

/** What the code of a page says. */
export interface BookletCode {
  readonly slug: string;
  /** From 1. */
  readonly page: number;
  /** Known to the server alone: nobody else makes a page of somebody's booklet. */
  readonly check: string;
}

export const bookletCode = ({ slug, page, check }: BookletCode): string => `SF1:${slug}:${page}:${check}`;

/** Undefined for a code of anything else. */
export function readBookletCode(text: string): BookletCode | undefined {
  const [, slug = '', page = '', check = ''] = /^SF1:([^:]+):([1-9]\d{0,2}):([0-9a-f]{8})$/.exec(text) ?? [];
  return testSlugPattern.test(slug) ? { slug, page: Number(page), check } : undefined;
}
