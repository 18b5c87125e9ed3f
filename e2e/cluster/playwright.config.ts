import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/**
 * The journeys that need nothing but the product they are given: those left out start products of their own, read the
 * outbox of the demo, or buy in the sandbox, while the cluster charges through Razorpay.
 */
const leftOut = [
  'accessibility',
  'admin-imports-crash',
  'admin-pages',
  'admin-users',
  'contact',
  'content-service',
  'crash',
  'doubts',
  'grading',
  'grading-upload',
  'legal-pages',
  'membership',
  'online-classes',
  'orders',
  'pricing',
  'providers',
  'purchase',
  'staff-desk',
  'test-deadline',
  'variants',
];

const { globalSetup: _, ...shared } = base;

export default defineConfig({
  ...shared,
  testDir: '../journeys',
  testIgnore: leftOut.map((name) => `**/${name}.journey.ts`),
  outputDir: '../../test-results/cluster',
  // A call that may not be repeated and whose server is killed fails before everybody's eyes: a person would press
  // again, a journey begins again. The table says how many did.
  retries: 2,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/cluster.json' }]],
});
