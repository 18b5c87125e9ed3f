import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { emptyFolder } from '../product/data-folders.ts';
import { keptSession, logInAs } from '../product/session.ts';
import { launch } from '../product/start-product.ts';
import { type Beat, filmBeats } from './film-beats.ts';
import { type Format, launchBrowser, openStudio, saveFilm } from './studio.ts';

const format: Format = { width: 1024, height: 640, framesPerSecond: 12, bitrate: 260_000 };
const [given] = process.argv.slice(2);
const subject = 'math-aa-hl';

/** Follows the product with pictures and a pointer. What happens between two pictures is not in the film: the waiting. */
class Recording {
  readonly beats: Beat[] = [];
  readonly chapters: { title: string; from: number }[] = [];
  #pointer: readonly [number, number] = [700, 420];
  #seconds = 0;

  constructor(readonly page: Page) {}

  chapter(title: string): void {
    this.chapters.push({ title, from: this.#seconds });
  }

  async #add(seconds: number, to = this.#pointer, click = false): Promise<void> {
    const picture = (await this.page.screenshot({ animations: 'disabled', caret: 'hide' })).toString(
      'base64',
    );
    this.beats.push({ picture, seconds, from: this.#pointer, to, click });
    this.#pointer = to;
    this.#seconds += seconds;
  }

  hold = (seconds: number) => this.#add(seconds);

  async press(place: Locator, seconds = 0.9): Promise<void> {
    const box = await place.boundingBox();
    if (!box) throw new Error(`nothing to press: ${place}`);
    await this.#add(seconds, [box.x + Math.min(box.width / 2, 90), box.y + box.height / 2], true);
    await place.click();
  }

  async scroll(by: number, seconds = 1): Promise<void> {
    const steps = Math.round(seconds * format.framesPerSecond);
    const start = await this.page.evaluate(() => window.scrollY);
    for (let step = 1; step <= steps; step += 1) {
      // By whole pixels: a picture that only moved costs an encoder little.
      const top = start + Math.round((by * (1 - Math.cos((Math.PI * step) / steps))) / 2);
      await this.page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await this.#add(1 / format.framesPerSecond);
    }
  }

  /** A clock on the page runs: a picture a second. */
  async watch(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await this.#add(1);
      await this.page.waitForTimeout(1000);
    }
  }
}

async function signIn(page: Page, origin: string): Promise<void> {
  const student = { email: 'student@sevenfold.example', password: 'Sevenfold7!' };
  const session = await logInAs(origin, student, `film-${randomUUID()}`);
  await page.addInitScript((kept) => localStorage.setItem('auth-storage', kept), keptSession(session));
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

async function act(page: Page, origin: string): Promise<Recording> {
  const film = new Recording(page);
  await page.goto(`${origin}/ibdp-question-bank`);
  await settled(page);
  // Pictures of the menu come after the page itself.
  await page.waitForTimeout(500);
  film.chapter('topics');
  await film.hold(0.8);
  await film.press(page.getByRole('link', { name: 'Math AA HL', exact: true }).first());
  await page.waitForURL(/math-aa-hl/);
  await settled(page);
  await film.hold(0.5);
  await film.scroll(150, 0.6);
  await film.press(page.locator(`a[href*="subject=${subject}&topic=functions"]`).first());
  await page
    .getByText(/^Showing \d/)
    .first()
    .waitFor();
  await settled(page);
  await film.hold(0.8);
  await film.scroll(260, 0.9);
  await film.hold(0.6);

  film.chapter('answer');
  await film.press(page.getByRole('link', { name: /View Answer/ }).first());
  await page.waitForURL(/\/\d+/);
  await settled(page);
  await film.hold(0.8);
  await film.scroll(420, 1.2);
  await film.hold(2.6);

  film.chapter('test');
  await page.goto(`${origin}/take-a-test`);
  await settled(page);
  await film.hold(0.4);
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(subject);
  await settled(page);
  await film.press(page.getByRole('button', { name: /^Topic/ }).first(), 0.8);
  await film.press(page.getByRole('checkbox').nth(1), 0.6);
  await film.press(page.getByRole('button', { name: 'Done', exact: true }), 0.6);
  await settled(page);
  const make = page.getByRole('button', { name: 'Make my Test' });
  await make.scrollIntoViewIfNeeded();
  await film.press(make, 0.8);
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start The Test' });
  await start.waitFor();
  await film.press(start, 0.9);
  const begin = page.getByRole('button', { name: 'Start Test' });
  await begin.waitFor();
  await settled(page);
  await film.hold(0.5);
  await begin.scrollIntoViewIfNeeded();
  await film.press(begin, 0.7);
  await page.getByRole('timer').waitFor();
  await settled(page);
  await film.watch(2);
  await film.press(page.getByRole('button', { name: 'Next', exact: true }), 0.8);
  await settled(page);
  await film.watch(2);
  return film;
}

const product = given ? undefined : await launch({}, await emptyFolder());
await product?.bankIsComplete();
const browser = await launchBrowser();
const context = await browser.newContext({
  viewport: { width: format.width, height: format.height },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
try {
  const page = await context.newPage();
  const origin = product?.origin ?? given!;
  await signIn(page, origin);
  const { beats, chapters } = await act(page, origin);
  const studio = await openStudio(browser);
  await saveFilm(studio, 'demo', await filmBeats(studio, beats, format), format);
  for (const { title, from } of chapters) console.log(`${title} from second ${from.toFixed(1)}`);
} finally {
  await browser.close();
  await product?.stop();
}
