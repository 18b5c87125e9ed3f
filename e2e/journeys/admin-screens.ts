import type { Page } from '@playwright/test';
import type { Person } from '../journey.ts';

/** Of the demo. As with staff, all journeys share one session of hers. */
const owner: Person = {
  name: 'Olivia Owner',
  email: 'owner@sevenfold.example',
  password: 'Sevenfold7!',
};

interface SignsIn {
  signedIn(page: Page, person?: Person): Promise<unknown>;
}

export async function asOwner(journey: SignsIn, page: Page): Promise<void> {
  await journey.signedIn(page, owner);
}
