import { expect, type Locator, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { isAuditsTurn } from './turns.ts';

interface Extent {
  /** Named in the failure. */
  readonly look?: string;
  readonly without?: readonly string[];
  /** Only this part of the page, such as a drawer: what it covers is dimmed on purpose. */
  readonly within?: Locator;
  /** More of what has been looked at already. */
  readonly except?: string;
}

/** Nothing that axe calls serious or critical, on the page as it stands now. */
export async function expectAccessible(page: Page, { look = '', without = [], within, except }: Extent = {}) {
  // What is dimmed while it is being read anew is not how the page stands.
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    // Mails of the outbox stand in frames without an origin, and have their own tests.
    iframes: false,
    // What passes is not described in full, which takes a third of the time on long pages.
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const part = (await within?.elementHandle()) ?? null;
  const violations = await page.evaluate(
    async ([given, place, repeated]) => {
      const { axe: engine } = globalThis as unknown as { axe: Pick<typeof axe, 'run'> };
      // What a formula is drawn with is hidden from readers, who get it as MathML, and has its text's colour; looking
      // at each stroke takes longer than all the rest.
      const looked = {
        include: [(place as Node | null) ?? document.documentElement],
        exclude: ['.katex-html', ...repeated],
      };
      return (await engine.run(looked, given)).violations
        .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
        .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
    },
    [options, part, except ? [except] : []] as const,
  );
  expect(violations, `accessibility of ${page.url()} ${look}`).toEqual([]);
}

/**
 * The same on a phone in light and on a desktop in dark, without loading the page again: both layouts and both sets of
 * colours. All four together would take twice the time.
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  extent: Pick<Extent, 'except'> = {},
): Promise<void> {
  const hasTurn = isAuditsTurn(test.info(), page.url());
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // Without motion there is no colour on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (hasTurn) await expectAccessible(page, { ...extent, look: `at ${width} in ${colorScheme}` });
  }
}
