import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertMine, assertNotOwn, claimerOf, type HandedIn, holdSheet } from './find-sheet.ts';
import { changeGrading } from './grading.queries.ts';
import { type Desk, tellDesk } from './read-desk.ts';

export const aboutSheet = ({ test }: Pick<HandedIn, 'test'>) => ({
  kind: 'answer sheet',
  id: test.slug,
  name: `Test ${test.slug}`,
});

export async function claimSheet(
  services: Services,
  slug: string,
  caller: Caller,
  takeOver: boolean,
): Promise<Desk> {
  const { database, clock } = services;
  const held = await database.transaction(async (tx) => {
    const sheet = await holdSheet(services, tx, slug);
    assertNotOwn(sheet.grading, caller);
    const { claimedBy } = sheet.grading;
    if (claimedBy === caller.userId) return sheet;
    const before = claimedBy === null ? null : await claimerOf(services, claimedBy);
    if (before !== null && !takeOver) throw new AppError('conflict', `${before} has this sheet now`);
    const now = clock.now();
    await recordStaffAction(tx, caller, now, {
      action: before === null ? 'claim answer sheet' : 'take over answer sheet',
      about: aboutSheet(sheet),
      before: { claimed_by: before },
      after: { claimed_by: caller.name },
    });
    const change = { claimedBy: caller.userId, claimedAt: now };
    return { ...sheet, grading: await changeGrading(tx.db, sheet.grading.id, change) };
  });
  return tellDesk(services, held, caller);
}

export async function releaseSheet(services: Services, slug: string, caller: Caller): Promise<Desk> {
  const { database, clock } = services;
  const held = await database.transaction(async (tx) => {
    const sheet = await holdSheet(services, tx, slug);
    if (sheet.grading.claimedBy === null) return sheet;
    await assertMine(services, sheet.grading, caller);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'give back answer sheet',
      about: aboutSheet(sheet),
      before: { claimed_by: caller.name },
      after: { claimed_by: null },
    });
    const change = { claimedBy: null, claimedAt: null };
    return { ...sheet, grading: await changeGrading(tx.db, sheet.grading.id, change) };
  });
  return tellDesk(services, held, caller);
}
