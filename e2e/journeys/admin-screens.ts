import type { Page } from '@playwright/test';
import type { Person } from '../journey.ts';

/** Of the demo. As with staff, all journeys share one device of hers: a seventh would lock her out. */
const owner: Person = {
  name: 'Olivia Owner',
  email: 'owner@sevenfold.example',
  password: 'Sevenfold7!',
};

interface SignsIn {
  signedIn(page: Page, person?: Person): Promise<unknown>;
}

export async function asOwner(journey: SignsIn, page: Page): Promise<void> {
  await page.goto('/api/health/live');
  await page.evaluate(() => localStorage.setItem('device-id', 'journey-device-of-owner'));
  await journey.signedIn(page, owner);
}
