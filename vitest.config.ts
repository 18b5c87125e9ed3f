import { defineConfig } from 'vitest/config';

/** Tests of the whole server on a real database. */
const onEngine = {
  globalSetup: ['apps/server/test/global-setup.ts'],
  setupFiles: ['apps/server/test/end-test-apps.ts'],
  // No test needs so long; a machine with five times more work than cores may, where the whole bank is loaded before it.
  testTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 900_000,
  // A third of their time they wait for the database, while the components or journeys beside them work; each one more would
  // load the whole product once more.
  maxWorkers: process.env.API_WORKERS ?? '100%',
  // Every file has an app and a database of its own. Loading the whole product for each of them as well would take
  // almost as long as the tests.
  isolate: false,
};
const quickPasswords = {
  alias: { '@node-rs/argon2': new URL('./apps/server/test/quick-argon2.ts', import.meta.url).pathname },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // What is left out stands in these names: with an `exclude` of its own a project doesn't know the one of the command.
          include: [
            'packages/*/{src,cases}/**/*.test.ts',
            'apps/{server,web}/{app,fuzz,src,test}/**/!(*.api|*.faults|*.component).test.{ts,tsx}',
            'content/**/*.test.ts',
            'e2e/*.test.ts',
          ],
          // They run beside the build and the components, and half of their time they wait for a database to start.
          maxWorkers: '100%',
          testTimeout: 120_000,
          // Rules without a memory of their own: loading them anew for each file took half of the time.
          isolate: false,
        },
        resolve: { alias: { '~': new URL('./apps/web/app', import.meta.url).pathname } },
      },
      {
        test: {
          name: 'component',
          include: ['apps/web/**/*.component.test.tsx'],
          environment: './apps/web/test/one-window.ts',
          // Nothing serves styles to a test, or something else does.
          environmentOptions: {
            happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
          },
          setupFiles: ['apps/web/test/setup.ts'],
          // Loading the product for each file would take longer than its tests; what modules remember is put back in setup.ts.
          isolate: false,
          // By default one is left out, which of two is half.
          maxWorkers: '100%',
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 120_000,
        },
        resolve: { alias: { '~': new URL('./apps/web/app', import.meta.url).pathname } },
      },
      {
        test: {
          ...onEngine,
          name: 'api',
          include: ['apps/server/**/*.api.test.ts'],
          // For React, which draws the mails and looks at a lot more in development; apps have their own configuration.
          env: { NODE_ENV: 'production' },
        },
        oxc: { jsx: { development: false } },
        resolve: quickPasswords,
      },
      // What takes too long for every change: `npm run faults`.
      {
        test: { ...onEngine, name: 'faults', include: ['apps/server/**/*.faults.test.ts'] },
        resolve: quickPasswords,
      },
    ],
  },
});
