import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { accountButton, heading, hold, loginButton, loginDialog, toast } from './account-screens.ts';
import { answerOf } from './student-work.ts';
import {
  answerUnheard,
  expectQuestion,
  makeTest,
  place,
  press,
  startInBrowser,
  storedStatuses,
} from './test-screens.ts';

const cutOff = /ERR_INTERNET_DISCONNECTED/;

const pathOf = (slug: string) => `/take-a-test/${slug}`;

/** Nothing of ours runs but what stands in the page itself, until they are let through. */
const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

const skeleton = (page: Page) => page.getByRole('main').getByText('Loading…');

/** Who listens doesn't hear it: it has no roles. */
const firstLook = (page: Page) => page.locator('[data-show-for="first-look"]');

const expectFirstLook = async (page: Page, number: number) => {
  await expect(firstLook(page).locator('h1')).toHaveText(new RegExp(`^Question ${number} of \\d+$`));
  await expect(firstLook(page).locator('h1')).toBeVisible();
};

async function expectSkeleton(page: Page): Promise<void> {
  // Its first script has come to its end, whatever it did.
  await page.evaluate('window.firstLook');
  await expect(skeleton(page)).toBeVisible();
  await expect(firstLook(page)).toBeHidden();
}

// A question that is still being scrolled to its top would be restored on the way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** What a student looks at, where it lies on the screen; and the words of the question, without what enlarges its figures. */
const sight = (page: Page) =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].find((one) => one.checkVisibility());
    const lies = (element: Element | undefined) => {
      const { x, y, width, height } = element!.getBoundingClientRect();
      return [x, y, width, height];
    };
    const endTest = [...document.querySelectorAll('main button')].find(
      (one) => one.textContent === 'End test' && one.checkVisibility(),
    );
    const question = seen('h1')!.parentElement!.nextElementSibling!.lastElementChild!;
    return {
      question: [...question.querySelectorAll('p')].map((one) => one.textContent).join(),
      places: {
        heading: lies(seen('h1')),
        calculator: lies(seen('[data-allowed]')),
        question: lies(question),
        end: lies(endTest),
        current: lies(seen('[aria-current="step"]')),
      },
    };
  });

type Sight = Awaited<ReturnType<typeof sight>>;

/** What no longer lies where it lay, to the eye. */
const moved = (before: Sight, after: Sight) =>
  Object.entries(before.places).flatMap(([name, lay]) => {
    const lies = after.places[name as keyof Sight['places']];
    return lay.some((length, at) => Math.abs(length - lies[at]!) >= 1) ? [{ name, lay, lies }] : [];
  });

interface Watched {
  /** Of each frame in which the question could not be read: what could. */
  readonly without: string[];
  /** What moved, and how far. */
  readonly shifts: string[];
  frames: number;
}

/** Looks at every frame that is painted from here on. */
const watch = (page: Page, question: string) =>
  page.evaluate((text) => {
    const watched: Watched = { without: [], shifts: [], frames: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.className || node?.nodeName);
        watched.shifts.push(`${entry.value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift' });
    const look = () => {
      const main = document.querySelector('main')!;
      const words = (one: Element) => [...one.querySelectorAll('p')].map((each) => each.textContent).join();
      const read = [...main.querySelectorAll('div')].some(
        (one) => words(one) === text && one.checkVisibility({ visibilityProperty: true }),
      );
      const header = document.querySelector('body > header')!;
      if (!read) watched.without.push(main.innerText.slice(0, 200));
      if (header.checkVisibility({ visibilityProperty: true })) watched.without.push('the header');
      watched.frames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, question);

const watchedOn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

for (const [screen, viewport, duration, number] of [
  ['wide', { width: 1280, height: 800 }, 30, 3],
  // Where the questions are a row that is longer than the screen.
  ['narrow', { width: 390, height: 844 }, 120, 11],
] as const) {
  test(`on a ${screen} screen a running test is there before its scripts, and stays where it is`, async ({
    page,
    journey,
  }) => {
    await page.setViewportSize(viewport);
    const { token } = await journey.signedIn(page);
    const slug = await makeTest(journey, token, duration);
    await startInBrowser(page, slug);
    await press(page, 'Skip');
    for (let attempted = 1; attempted < number - 1; attempted += 1) await press(page, 'Next');
    await expectQuestion(page, number);
    await expect
      .poll(async () => (await storedStatuses(journey, token, slug))?.filter(Boolean).length)
      .toBe(number - 1);

    const scripts = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectFirstLook(page, number);
    await expect(firstLook(page)).toContainText(`${number - 2} attempted, 1 skipped`);
    const clock = firstLook(page).getByText(/^0[01]:\d\d:\d\d$/);
    const face = await clock.innerText();
    await expect(clock).not.toHaveText(face);
    await expect(skeleton(page)).toBeHidden();
    await expect(accountButton(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const before = await sight(page);
    expect(before.question).not.toBe('');
    await watch(page, before.question);

    scripts.open();
    await expectQuestion(page, number);
    await page.locator('[data-at-hand="true"]').waitFor();
    await expect(firstLook(page)).toHaveCount(0);
    const after = await sight(page);
    expect(after.question).toBe(before.question);
    expect(moved(before, after)).toEqual([]);
    // And one that was painted after all that.
    const { frames } = await watchedOn(page);
    await expect.poll(async () => (await watchedOn(page)).frames).toBeGreaterThan(frames);
    const { without, shifts } = await watchedOn(page);
    expect(without).toEqual([]);
    expect(shifts).toEqual([]);

    await expect(page.getByRole('banner')).toHaveCount(0);
    // Where all of it has room, nothing scrolls.
    await page.setViewportSize({ ...viewport, height: 3000 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(3000);
    await expect(place(page, 1, 'Skipped')).toBeEnabled();
    await press(page, 'Next');
    await expectQuestion(page, number + 1);
  });
}

test('what the server hasn’t heard of yet is left to the page', async ({ page, context, journey }) => {
  journey.expectTrouble(cutOff);
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await startInBrowser(page, slug);
  await answerUnheard(page);

  const second = await context.newPage();
  const scripts = await holdScripts(second);
  await second.goto(pathOf(slug), { waitUntil: 'domcontentloaded' });
  await expectSkeleton(second);
  scripts.open();
  await expectQuestion(second, 3);
  await expect(place(second, 1, 'Attempted')).toBeVisible();
  await expect(place(second, 2, 'Skipped')).toBeVisible();
  await expect
    .poll(() => storedStatuses(journey, token, slug))
    .toEqual(['attempted', 'skipped', null, null, null]);
});

test('a test that doesn’t run leads where it always led', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await test.step('before it begins', async () => {
    const scripts = await holdScripts(page);
    await page.goto(pathOf(slug), { waitUntil: 'domcontentloaded' });
    await expectSkeleton(page);
    await expect(accountButton(page)).toBeVisible();
    scripts.open();
    await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
  });

  await answerOf(journey, 'POST', `/api/test/${slug}/start`, { token });
  const body = { attempted_questions: [], skipped_questions: [] };
  await answerOf(journey, 'PUT', `/api/test/${slug}`, { token, body });
  await test.step('when it is over', async () => {
    const scripts = await holdScripts(page);
    await page.goto(pathOf(slug), { waitUntil: 'domcontentloaded' });
    await expectSkeleton(page);
    scripts.open();
    await expect(page).toHaveURL(`${pathOf(slug)}/answer`);
    await expect(heading(page, 'Answers')).toBeVisible();
  });
});

test('whoever isn’t logged in, or not any more, meets the login', async ({ page, journey }) => {
  const { token } = await journey.signedIn(page);
  const slug = await makeTest(journey, token);
  await answerOf(journey, 'POST', `/api/test/${slug}/start`, { token });
  const stored = await page.evaluate(() => localStorage.getItem('auth-storage') ?? '');

  const expectLogin = async () => {
    await expect(loginDialog(page)).toBeVisible();
    await expect(firstLook(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(loginButton(page)).toBeVisible();
  };

  await test.step('who logged out elsewhere while the first look was there', async () => {
    const scripts = await holdScripts(page);
    await page.goto(pathOf(slug), { waitUntil: 'domcontentloaded' });
    await expectFirstLook(page, 1);
    await page.evaluate(() => localStorage.removeItem('auth-storage'));
    scripts.open();
    await expectLogin();
  });

  await test.step('a visitor, for whom nothing is asked', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const scripts = await holdScripts(page);
    await page.goto(pathOf(slug), { waitUntil: 'domcontentloaded' });
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(loginButton(page)).toBeVisible();
    scripts.open();
    await expectLogin();
    expect(calls).not.toContain(`/api/test/${slug}`);
  });

  await test.step('whose session the server no longer knows', async () => {
    journey.expectTrouble(/401/);
    await page.evaluate(
      (text) => localStorage.setItem('auth-storage', text),
      stored.replace(token, 'x'.repeat(token.length)),
    );
    const scripts = await holdScripts(page);
    await page.goto(pathOf(slug), { waitUntil: 'domcontentloaded' });
    await expectSkeleton(page);
    scripts.open();
    await expect(toast(page, 'Your session has ended. Please log in again.')).toBeVisible();
    await expectLogin();
  });
});
