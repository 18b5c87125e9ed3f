import { afterAll } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Emulator, emulatedSide, startEmulator } from './provider-side.fixture.ts';
import { describeTampering } from './tampered.fixture.ts';

let provider: Emulator | undefined;
afterAll(() => provider?.close());

describeTampering(
  async ({ goods }) => {
    let test: TestApp | undefined;
    provider = await startEmulator('razorpay', () => test?.clock.now() ?? new Date());
    test = await startTestApp({
      app: { goods },
      environment: { ...provider.environment, RATE_LIMIT_SCALE: '100' },
    });
    return { test, side: emulatedSide(provider) };
  },
  { signsReturns: true },
);
