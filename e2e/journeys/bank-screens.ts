import { expect, type Locator, type Page } from '@playwright/test';
import type { QuestionPage } from './bank-facts.ts';

/** What the journeys see and press on the bank's pages. */
export const cards = (page: Page) => page.getByRole('article', { name: /^Question \d/ });
export const cardAt = (page: Page, position: number) =>
  page.getByRole('article', { name: new RegExp(`^Question ${position}\\b`) });

export const answerLinks = (page: Page) => page.getByRole('link', { name: 'View Answer' });
export const facts = (within: Page | Locator) => within.getByRole('list', { name: 'About this question' });
const range = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing \d/ });
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
export const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters( \(\d+\))?$/ });
export const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
export const pagesBar = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

/** Ids of the questions on the screen, in their order. */
export async function shownIds(page: Page): Promise<number[]> {
  const links = await answerLinks(page).evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  );
  return links.map((href) => Number(/\/(\d+)(?:\?|$)/.exec(href ?? '')?.[1]));
}

const rangeWords = (total: number, size: number, page: number) =>
  `Showing ${total === 0 ? 0 : (page - 1) * size + 1} to ${Math.min(page * size, total)} Q's out of ${total}`;

/** The screen shows just these questions and counts them right. */
export async function expectQuestions(
  page: Page,
  { questions, total }: QuestionPage,
  { size = 5, number = 1 }: { size?: number; number?: number } = {},
): Promise<void> {
  await expect(range(page)).toHaveText(rangeWords(total, size, number));
  await expect.poll(() => shownIds(page)).toEqual(questions.map(({ id }) => id));
}

/** Makes every formula on the page far longer than a phone is wide, without a place to break it. */
export const stretchFormulas = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const formulas = Array.from(document.querySelectorAll('math')).flatMap((math) => {
      const drawn = math.parentElement?.nextElementSibling?.firstElementChild;
      return drawn ? [drawn] : [];
    });
    // All are measured before any grows: a page that is laid out anew for each would take minutes.
    const widths = formulas.map((drawn) => drawn.getBoundingClientRect().width);
    formulas.forEach((drawn, position) => {
      const parts = Array.from(drawn.childNodes);
      const copies = Math.min(100, Math.ceil(1000 / Math.max(10, widths[position] ?? 0)));
      for (let copy = 0; copy < copies; copy += 1) drawn.append(...parts.map((part) => part.cloneNode(true)));
    });
    return formulas.length;
  });

/** Reached by Tab from where the focus is now. */
export async function tabTo(page: Page, target: Locator, most = 250): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
}
