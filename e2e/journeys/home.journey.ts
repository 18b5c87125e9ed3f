import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';
import { expectNoSidewaysScroll } from './bank-screens.ts';

const bank = '/ibdp-question-bank';
const claims = [
  ['India', /11am-7pm IST/],
  ['UAE', /Over 80% of our students are from Dubai/],
  ['USA', /60% of our students accepted into Ivy League schools/],
  ['Japan', /Japan’s clock/],
  ['European Union', /Central Europe/],
  ['Australia', /November session/],
  ['Singapore', /Weekend classes/],
  ['UK', /IB points/],
] as const;
const stories = ['Anaya', 'Tomás', 'Mei', 'Jonas', 'Layla', 'Kofi'];

const map = (page: Page) => page.getByRole('list', { name: 'Where our students are' });
const demoVideo = (page: Page) => page.locator('video[aria-label^="A recording"]');
const clip = (page: Page) => page.locator('video[aria-label^="Animation"]');
const isPlaying = (video: Locator) =>
  video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);
const isPaused = (video: Locator) => video.evaluate((film: HTMLVideoElement) => film.paused);

async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Scrolls until this share of an element's height is on the screen, its upper part at the lower edge. */
const showPartOf = (element: Locator, share: number) =>
  element.evaluate((target, part) => {
    const { top, height } = target.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top - window.innerHeight + height * part, behavior: 'instant' });
  }, share);

test('every section is there, in its order, and leads where it says', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText('We are IB Diploma Specialists')).toBeVisible();
  await expect(page.getByText('Trusted by 37,000+ Students Globally')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Where an IB Diploma can take you',
    'Exam style Q & A',
    'Private tutoring',
    'Topic-wise test',
    'Overcoming IB Challenges',
    'Choose your course',
    'Why Us?',
    'See it at work',
    'Ready to get perfect IB45?',
    'Student stories',
    '1-on-1 tutoring',
    'Practice worksheets',
    'Timed practice test',
    'Expert consultation',
  ]);
  const main = page.getByRole('main');
  const leadsTo = (name: RegExp) => expect(main.getByRole('link', { name }).first());
  await leadsTo(/^Exam style Q & A/).toHaveAttribute('href', bank);
  await leadsTo(/^Topic-wise test/).toHaveAttribute('href', '/take-a-test');
  await leadsTo(/^Practice worksheets/).toHaveAttribute('href', bank);
  await leadsTo(/^Timed practice test/).toHaveAttribute('href', '/take-a-test');
  for (const course of ['AA SL', 'AA HL', 'AI SL', 'AI HL']) {
    const slug = `math-${course.toLowerCase().replace(' ', '-')}`;
    await leadsTo(new RegExp(`^Math ${course}`)).toHaveAttribute('href', `${bank}?subject=${slug}`);
  }
  for (const name of [
    /^Private tutoring/,
    /^1-on-1 tutoring/,
    /^Expert consultation/,
    /^Book Free Consult/,
  ]) {
    await leadsTo(name).toHaveAttribute('href', /^https:\/\/forms\./);
    await leadsTo(name).toHaveAttribute('target', '_blank');
    await leadsTo(name).toHaveAttribute('rel', /noopener/);
  }
  await main.getByRole('link', { name: /^Math AI HL/ }).click();
  await expect(page).toHaveURL(`${bank}?subject=math-ai-hl`);
});

test('markers say their claim to a pointer, a keyboard and a finger', async ({ page, journey }) => {
  await visit(page, '/');
  const tooltips = map(page).getByRole('tooltip');
  await expect(tooltips.filter({ visible: true })).toHaveText([/Dubai/]);
  await expect(map(page).getByRole('button')).toHaveText(claims.map(([name]) => name));
  await map(page).getByRole('button').first().focus();
  for (const [name, claim] of claims) {
    await expect(map(page).getByRole('button', { name, exact: true })).toBeFocused();
    await expect(map(page).getByRole('button', { name, exact: true })).toHaveAccessibleDescription(claim);
    await expect(tooltips.filter({ visible: true })).toHaveText([claim]);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(tooltips.filter({ visible: true })).toHaveCount(0);
  await map(page).getByRole('button', { name: 'USA' }).hover();
  await expect(tooltips.filter({ visible: true })).toHaveText([/Ivy League/]);

  const phone = await journey.otherBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await visit(phone, '/');
  for (const [name, claim] of claims) {
    await map(phone).getByRole('button', { name, exact: true }).tap();
    await expect(map(phone).getByRole('tooltip').filter({ visible: true })).toHaveText([claim]);
  }
});

test('logos scroll, and stop for pointers, keyboards and whoever wants calm', async ({ page }) => {
  await visit(page, '/');
  const band = page.getByRole('region', { name: 'Where an IB Diploma can take you' });
  const states = () =>
    band.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => animation.playState),
    );
  const pause = band.getByRole('button', { name: 'Pause the logos' });
  await expect.poll(states).toEqual(['running', 'running']);
  await band.getByRole('listitem').nth(2).hover({ force: true });
  await expect.poll(states).toEqual(['paused', 'paused']);
  await page.mouse.move(0, 0);
  await expect.poll(states).toEqual(['running', 'running']);
  await pause.focus();
  await expect.poll(states).toEqual(['paused', 'paused']);
  await page.keyboard.press('Enter');
  await band.getByRole('button', { name: 'Let the logos scroll' }).blur();
  await expect.poll(states).toEqual(['paused', 'paused']);
  await expect(band.getByRole('listitem')).toHaveCount(8);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(states).toEqual([]);
  await expect(band.getByRole('button')).toHaveCount(0);
  await band.scrollIntoViewIfNeeded();
  for (const mark of await band.getByRole('listitem').all()) await expect(mark).toBeInViewport();
});

test('the page keeps still while it is read to its end, and the numbers arrive', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  const numbers = page.getByRole('region', { name: 'Sevenfold in numbers' });
  await numbers.scrollIntoViewIfNeeded();
  await expect(numbers.locator('dd > [aria-hidden]')).toHaveText(['110+', '1800+', '37k+', '100+']);
  for (const section of await page.getByRole('main').locator('section').all()) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
});

test('the demo plays only while half of it is on the screen', async ({ page, request }) => {
  await visit(page, '/');
  const video = demoVideo(page);
  expect(await isPaused(video)).toBe(true);
  await showPartOf(video, 0.4);
  await expect(video).toBeInViewport();
  expect(await isPaused(video)).toBe(true);
  await showPartOf(video, 0.9);
  await expect.poll(() => isPlaying(video)).toBe(true);
  expect(await video.evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
  await expect(page.locator('[data-on-screen="true"]')).toHaveText(/Every topic of the syllabus/);
  await showPartOf(video, 0.3);
  await expect.poll(() => isPaused(video)).toBe(true);
  await showPartOf(video, 1);
  await expect.poll(() => isPlaying(video)).toBe(true);

  await page.getByRole('button', { name: 'Pause the demo video' }).click();
  await expect.poll(() => isPaused(video)).toBe(true);
  await showPartOf(video, 0.2);
  await showPartOf(video, 1);
  await expect(page.getByRole('button', { name: 'Play the demo video' })).toBeInViewport();
  expect(await isPaused(video)).toBe(true);
  await page.getByRole('button', { name: 'Play the demo video' }).click();
  await expect.poll(() => isPlaying(video)).toBe(true);

  const part = await request.get((await video.getAttribute('src')) ?? '', {
    headers: { Range: 'bytes=0-99' },
  });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  expect(part.headers()['cache-control']).toContain('immutable');
});

test('nothing plays by itself for whoever wants calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  for (const video of [demoVideo(page), clip(page)]) {
    await showPartOf(video, 1);
    await expect(video).toBeInViewport({ ratio: 0.9 });
    expect(await isPaused(video)).toBe(true);
  }
  await showPartOf(demoVideo(page), 1);
  await page.getByRole('button', { name: 'Play the demo video' }).click();
  await expect.poll(() => isPlaying(demoVideo(page))).toBe(true);
});

test('stories turn round at both ends, each with its own film', async ({ page }) => {
  await visit(page, '/');
  const shown = page.getByRole('region', { name: 'Student stories' }).getByRole('figure');
  const next = page.getByRole('button', { name: 'Next story' });
  await showPartOf(clip(page), 1);
  await expect.poll(() => isPlaying(clip(page))).toBe(true);
  const films = new Set<string | null>();
  for (const name of [...stories, stories[0]!]) {
    await expect(shown.filter({ visible: true })).toHaveText([new RegExp(name)]);
    await expect(clip(page)).toHaveAttribute('aria-label', new RegExp(name));
    await expect.poll(() => isPlaying(clip(page))).toBe(true);
    films.add(await clip(page).getAttribute('src'));
    await next.press('Enter');
  }
  expect(films.size).toBe(stories.length);
  for (const name of ['Anaya', 'Kofi', 'Layla']) {
    await page.getByRole('button', { name: 'Previous story' }).click();
    await expect(shown.filter({ visible: true })).toHaveText([new RegExp(name)]);
  }
  await expect(clip(page)).toHaveAttribute('controls');
  await expect(page.getByText(/The stories are illustrative/)).toBeVisible();
});

test.describe('the chat', () => {
  const chat = (page: Page) => page.getByRole('region', { name: 'Chat with a tutor' });
  const notice = (page: Page) => chat(page).getByText(/^Hi, I’m Meera/);
  const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

  /** Time stands still. Each tone counts; and whether a reader has pressed anything is ours to say: tools press too. */
  const prepare = async (page: Page, hasBeenActive: boolean) => {
    await stopClock(page);
    await page.addInitScript((active) => {
      Object.assign(window, { tones: 0 });
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: active } });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function count(this: OscillatorNode, when?: number) {
        (window as unknown as { tones: number }).tones += 1;
        return start.call(this, when);
      };
    }, hasBeenActive);
  };

  test('speaks up after five seconds, without sound before anybody has pressed anything', async ({
    page,
  }) => {
    await prepare(page, false);
    await visit(page, '/');
    const link = chat(page).getByRole('link', { name: /Chat on WhatsApp with Meera/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=Hello%20Sevenfold/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toContainText('+91 00000 00000');
    await page.clock.runFor(4900);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(notice(page)).toBeVisible();
    expect(await tones(page)).toBe(0);

    await chat(page).getByRole('button', { name: 'Close the message' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(link).toBeVisible();
    await visit(page, '/');
    await page.clock.runFor(6000);
    await expect(notice(page)).toHaveCount(0);
    await visit(page, bank);
    await expect(chat(page)).toHaveCount(0);
  });

  test('has a sound, which can be muted for good', async ({ page }) => {
    await prepare(page, true);
    await visit(page, '/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(5100);
    await expect.poll(() => tones(page)).toBe(2);
    await chat(page).getByRole('button', { name: 'Mute the sound' }).click();
    await expect(chat(page).getByRole('button', { name: 'Turn the sound on' })).toBeVisible();

    await visit(page, '/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(5100);
    await expect(notice(page)).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
    expect(await tones(page)).toBe(0);
  });

  test('leaves the button to the top free', async ({ page }) => {
    await prepare(page, false);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/');
      await page.clock.runFor(5100);
      await expect(notice(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
      await chat(page).getByRole('button', { name: 'Close the message' }).click();
      await page.getByRole('button', { name: 'Scroll to top' }).click();
      await page.evaluate(() => sessionStorage.clear());
    }
  });
});

test('all of it can be read without scripts', async ({ journey }) => {
  // The browser refuses the scripts that the page would preload.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(map(page).getByRole('tooltip').filter({ visible: true })).toHaveText([/Dubai/]);
  await map(page).getByRole('button', { name: 'USA' }).focus();
  await expect(map(page).getByRole('tooltip').filter({ visible: true })).toHaveText([/Ivy League/]);
  for (const name of stories) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sevenfold in numbers' })).toContainText('1800+');
  await expect(page.getByRole('link', { name: 'Watch the recording' })).toBeVisible();
  await expect(page.getByRole('button', { name: /logos|story|demo video/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Chat on WhatsApp/ })).toBeVisible();
});

test('the home page is accessible and fits small screens', async ({ page }) => {
  test.slow();
  await stopClock(page);
  await visit(page, '/');
  await page.clock.runFor(5100);
  await expect(page.getByText(/^Hi, I’m Meera/)).toBeVisible();
  // What looks for flaws waits by the page's own clock.
  await page.clock.resume();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page, 320);
});
