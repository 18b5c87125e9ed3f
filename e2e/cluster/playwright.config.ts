import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const round = process.env.CLUSTER_ROUND ?? 'site';
const isChosen = process.env.CLUSTER_JOURNEYS !== 'all';

/** These start products of their own, or read the outbox of the demo; single ones of other files are tagged `@alone`. */
const notHere = [
  'accessibility',
  'admin-pages',
  'content-service',
  'crash',
  'hostile-text',
  'providers',
  'deadline-of-test',
  'variants',
];

/** They buy, or mark what was paid for: in the sandbox, which the servers charge through in the second round. */
const purchases = [
  'admin-marking',
  'admin-marking-hands',
  'admin-overview',
  'admin-users',
  'grading',
  'grading-upload',
  'membership',
  'pricing',
  'purchase',
  'staff-desk',
];

/** Of the others, what goes through each feature once: as much as there is time for. */
const chosen = [
  'admin-catalogue',
  'admin-doubts',
  'admin-imports',
  'admin-posts',
  'admin-question-editor',
  'admin-questions',
  'admin-reports',
  'bank',
  'blogs',
  'devices',
  'doubts',
  'login',
  'my-tests',
  'onboarding',
  'password',
  'profile',
  'question-card',
  'question-page',
  'report',
  'saved',
  'search',
  'sign-up',
  'single-sign-on',
  'syllabus',
  'test-builder',
  'test-session',
  'two-browsers',
  'verification',
];

/** How a page looks, whom it suits, and what it says of a call that the browser fails: one server shows that as well. */
const ofBrowser = [
  /audit|accessible|every look|narrow|small screens|for everybody|wider than|phone|tablet|by finger/,
  /keyboard|arrow keys|typing|without scripts|without JavaScript|search engines/,
  /fails|failed|failures|can ?[’n]o?t be (loaded|sent|fetched)|bad network/,
];

const files = (names: readonly string[]) => names.map((name) => `**/${name}.journey.ts`);
const ofSite = isChosen ? files(chosen) : '**/*.journey.ts';

const { globalSetup: _, projects: __, ...shared } = base;

export default defineConfig({
  ...shared,
  testDir: '../journeys',
  testMatch: round === 'purchases' ? files(purchases) : ofSite,
  testIgnore: files(round === 'purchases' ? notHere : [...notHere, ...purchases]),
  grepInvert: isChosen ? [/@alone/, ...ofBrowser] : /@alone/,
  outputDir: `../../test-results/cluster-${round}`,
  // A call that may not be repeated and whose server is killed fails before everybody's eyes: a person would press
  // again, a journey begins again. The table says how many did.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: `../../test-results/cluster-${round}.json` }]],
});
