import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/lib/debian.mjs';

/** Debian's Chromium; another one can be named. The flags keep it from calling out of this machine. */
const executablePath = findChromium();

/** The longest begin first, so that none is left alone at the end. */
const long = ['**/{admin-audit,admin-marking,demo,hand-in,hostile-text,kept-pages,paper-round}.journey.ts'];

export default defineConfig({
  testDir: './journeys',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testMatch: '**/*.journey.ts', testIgnore: long },
  ],
  // Emptied at the start, when other steps may have written their reports beside it.
  outputDir: '../test-results/journeys',
  globalSetup: './product/start-product.ts',
  // Twice as many as there are cores: half of the time each waits for a page or a mail.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // No journey needs so long; on a machine with five times more work than cores some come near.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A press that can't be made says so itself, before the journey's time is over.
    actionTimeout: 120_000,
    // Keeping a record of everything costs a tenth of the time: `--trace on` makes one for the journey that is looked
    // into. What failed has its error and its picture without it.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
