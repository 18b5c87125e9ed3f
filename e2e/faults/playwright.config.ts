import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const { projects: _, ...shared } = base;

/** Kills of whole products that take too long for every change: one quick case of each is among the journeys. */
export default defineConfig({
  ...shared,
  testDir: './kills',
  testMatch: '**/*.journey.ts',
  globalSetup: '../product/start-product.ts',
  outputDir: '../../test-results/kills',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../test-results/kills.json' }]],
});
