import { expect, type Locator, type Page } from '@playwright/test';
import type { Blueprint } from '../../packages/contract/src/papers/blueprint.ts';
import type { PaperCard } from '../../packages/contract/src/papers/papers.ts';
import { answerOf, type Caller } from './student-work.ts';

export const papersOf = (journey: Caller, subject: string): Promise<PaperCard[]> =>
  answerOf<PaperCard[]>(journey, 'GET', `/api/papers?subject=${subject}`);

/** A short paper of a student's own, made through the API: building one has a journey of its own. */
export async function buildPaper(
  journey: Caller,
  token: string,
  wishes: { subject: string; name: string; blueprint: Partial<Blueprint> & Pick<Blueprint, 'total'> },
): Promise<string> {
  const built = await answerOf<{ found: boolean; slug: string }>(journey, 'POST', '/api/papers', {
    token,
    body: wishes,
  });
  expect(built.found, `a paper like ${JSON.stringify(wishes.blueprint)}`).toBe(true);
  return built.slug;
}

/** The first of the two fields of a row. */
export const atLeast = (page: Page, what: string, unit: 'percent' | 'questions' = 'percent'): Locator =>
  page.getByRole('textbox', { name: `${what}, at least, ${unit}` });
