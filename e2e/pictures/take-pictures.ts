/**
 * Takes the pictures of the README anew: `npm run build && npm run pictures`. Starts the built product with its demo
 * and looks at a few pages, in light and in dark.
 */
import { mkdir } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { emptyFolder } from '../product/data-folders.ts';
import { keptSession, logInAs } from '../product/session.ts';
import { launch, root } from '../product/start-product.ts';
import { launchBrowser } from '../videos/studio.ts';

const folder = `${root}docs/pictures`;
const demoAccount = (name: string) => ({ email: `${name}@sevenfold.example`, password: 'Sevenfold7!' });
const size = { width: 1280, height: 800 };
/** Half of what was taken: small files that are still sharp where they are shown. */
const shownWidth = 960;

interface Picture {
  readonly name: string;
  readonly as?: 'student' | 'staff';
  readonly find: (origin: string, token: string) => Promise<string> | string;
}

const api = async (origin: string, path: string, token?: string) => {
  const answer = await fetch(`${origin}${path}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
};

async function findGradedTest(origin: string, token: string): Promise<string> {
  const tests = (await api(origin, '/api/test', token)) as { slug: string; marks_obtained: number | null }[];
  const graded = tests.find(({ marks_obtained }) => marks_obtained !== null) ?? tests[0];
  return `/take-a-test/${graded?.slug}/result`;
}

async function findQuestion(origin: string): Promise<string> {
  const list = '/api/questions?subject=math-aa-hl&pageSize=10';
  const { questions } = (await api(origin, list)) as {
    questions: { id: number; subject: { slug: string }; topic: { slug: string } }[];
  };
  const question = questions[2];
  return `/ibdp-question-bank/${question?.subject.slug}/${question?.topic.slug}/${question?.id}`;
}

const pictures: readonly Picture[] = [
  { name: 'question', find: findQuestion },
  { name: 'result', as: 'student', find: findGradedTest },
  { name: 'overview', as: 'staff', find: () => '/admin' },
];

async function take(browser: Browser, origin: string, picture: Picture, scheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    deviceScaleFactor: 1.5,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const session = picture.as && (await logInAs(origin, demoAccount(picture.as), `pictures-${picture.as}`));
  if (session) {
    await context.addInitScript((kept) => localStorage.setItem('auth-storage', kept), keptSession(session));
  }
  const page = await context.newPage();
  await page.goto(await picture.find(origin, session?.token ?? ''));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot({ animations: 'disabled' });
  await sharp(taken)
    .resize({ width: shownWidth })
    .webp({ quality: 82 })
    .toFile(`${folder}/${picture.name}-${scheme}.webp`);
  await context.close();
}

await mkdir(folder, { recursive: true });
const product = await launch({ DEMO_DATA: 'on' }, await emptyFolder());
const browser = await launchBrowser();
try {
  await product.bankIsComplete();
  for (const picture of pictures) {
    for (const scheme of ['light', 'dark'] as const) await take(browser, product.origin, picture, scheme);
  }
} finally {
  await browser.close();
  await product.stop();
}
