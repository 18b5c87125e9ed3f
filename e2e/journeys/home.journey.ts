import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../axe.ts';
import { expect, test, visit } from '../journey.ts';

const stories = ['Anaya', 'Tomás', 'Mei’s father', 'Jonas', 'Layla’s mother', 'Kofi'];

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
  // What a machine without fonts shows until ours have come is measured by Lighthouse, on a line of known speed.
  await page.evaluate(() => Object.assign(window, { shifted: 0 }));
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

test('claims over the sea hide no marker of another country', async ({ page }) => {
  for (const width of [800, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const markers = await map(page).getByRole('button').all();
    const dots = await Promise.all(markers.map((marker) => marker.boundingBox()));
    for (const name of ['Australia', 'European Union']) {
      await map(page).getByRole('button', { name }).focus();
      const claim = await map(page).getByRole('tooltip').filter({ visible: true }).boundingBox();
      const own = await map(page).getByRole('button', { name }).boundingBox();
      const hidden = dots.filter((dot) => dot && claim && dot.x !== own?.x && overlap(dot, claim));
      expect(hidden, `${name} at ${width}`).toEqual([]);
    }
  }
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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('all of it can be read without scripts', async ({ journey }) => {
  // The browser refuses the scripts that the page would preload.
  journey.expectTrouble(/\.js csp$/);
  const page = await journey.otherBrowser({ javaScriptEnabled: false });
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle('IB Diploma Specialists');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lead your IB Exams with our top-quality resources',
  );
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ visible: true })).toHaveText([
    'Home',
    '1 on 1 Classes',
    'Question Bank',
    'Papers',
    'Take a test',
  ]);
  await expect(page.getByText('is independent of the International Baccalaureate')).toBeVisible();
  await expect(map(page).getByRole('tooltip').filter({ visible: true })).toHaveText([/Dubai/]);
  await map(page).getByRole('button', { name: 'USA' }).focus();
  await expect(map(page).getByRole('tooltip').filter({ visible: true })).toHaveText([/Ivy League/]);
  for (const name of stories) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sevenfold in numbers' })).toContainText('1800+');
  await expect(page.getByRole('link', { name: 'Watch the recording' })).toBeVisible();
  await expect(page.getByRole('button', { name: /logos|story|demo video/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Chat on WhatsApp/ })).toBeVisible();
});

test('the home page is accessible, and its chat leaves the button to the top free', async ({ page }) => {
  test.slow();
  await stopClock(page);
  const chat = page.getByRole('region', { name: 'Chat with a tutor' });
  const notice = chat.getByText(/^Hi, I’m Meera/);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/');
    await page.clock.runFor(5100);
    await expect(notice).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await chat.getByRole('button', { name: 'Close the message' }).click();
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await page.evaluate(() => sessionStorage.clear());
  }
  await visit(page, '/');
  await page.clock.runFor(5100);
  await expect(notice).toBeVisible();
  // What looks for flaws waits by the page's own clock.
  await page.clock.resume();
  await expectAccessibleInEveryLook(page);
});
