import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Nothing that axe calls serious or critical, on the page as it stands now. */
export async function expectAccessible(
  page: Page,
  { look = '', without = [] }: { look?: string; without?: readonly string[] } = {},
): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (rules) => {
      const { axe: engine } = globalThis as unknown as { axe: Pick<typeof axe, 'run'> };
      return (await engine.run({ rules })).violations
        .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
        .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
    },
    Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  );
  expect(violations, `accessibility of ${page.url()} ${look}`).toEqual([]);
}

const widths = [390, 1440] as const;
const themes = ['light', 'dark'] as const;

/** The same on a phone and on a desktop, in light and in dark, without loading the page again. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      // Without motion there is no colour on its way to another.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, { look: `at ${width} in ${colorScheme}` });
    }
  }
}
