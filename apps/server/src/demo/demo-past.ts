import { createHash } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { hashPassword } from '../features/accounts/password-hashing.ts';
import {
  dateBackDemoAccounts,
  demoPassword,
  type FoundDemoAccounts,
  findDemoAccounts,
} from '../features/accounts/seed-demo-accounts.ts';
import { noteLoaded, readLoadedHashes } from '../features/content/loaded-content.queries.ts';
import { handleClosing } from '../features/practice-tests/close-tests.jobs.ts';
import { inOneTransaction } from '../platform/database/in-one-transaction.ts';
import type { Services } from '../platform/services.ts';
import { daysOfFigures, tellOfCohort, tellOfVisits } from './academy-story.ts';
import { isInUse, takeDemoTurn } from './demo.queries.ts';
import { pastServices } from './past-services.ts';
import { classmates, knownPerson, newStudent } from './people.ts';
import { withBilling } from './purchases.ts';
import { readBankOfStories, tellOfClassmates, tellOfDesk, tellOfSana } from './student-stories.ts';
import { NotWanted, Timeline } from './timeline.ts';

const seed = 7_777_777;
/** Beside what is loaded from content/: the past is content of the demo. */
const marker = { key: 'demo/past', hash: createHash('sha256').update(String(seed)).digest('base64url') };

/**
 * Gives the demo accounts a past, through the product's own use cases with a clock that is set. All of it comes in one
 * transaction together with the note that it is there: a start that is killed leaves nothing of it behind, and the next
 * one begins again. Answers whether it was made now.
 */
export async function makeDemoPast(
  services: Services,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  if (!services.config.demoData) throw new Error('the past is for the demo only');
  const isThere = async (db: Services['database']['db']) =>
    (await readLoadedHashes(db, [marker.key])).size > 0;
  if (await isThere(services.database.db)) return false;
  const passwordHash = await hashPassword(demoPassword);
  return inOneTransaction(services.database, async (database) => {
    await takeDemoTurn(database.db);
    if (await isThere(database.db)) return false;
    await noteLoaded(database.db, [marker]);
    const accounts = await findDemoAccounts(database.db);
    if (!accounts || (await isInUse(database.db, accounts.student.id))) return false;
    const timeline = new Timeline(services.clock.now());
    await play({ ...services, database }, services, timeline, { accounts, passwordHash, isWanted });
    // Last, since it locks their rows: whoever logs in meanwhile would have to wait for the whole past.
    await dateBackDemoAccounts(database.db, accounts, {
      owner: timeline.daysAgo(daysOfFigures + 3, '09:00'),
      staff: timeline.daysAgo(daysOfFigures + 1, '09:40'),
      student: timeline.daysAgo(56, '15:30'),
    });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof NotWanted) return false;
    throw error;
  });
}

async function play(
  inTransaction: Services,
  services: Services,
  timeline: Timeline,
  given: { accounts: FoundDemoAccounts; passwordHash: string; isWanted: () => boolean },
): Promise<void> {
  const { accounts, passwordHash, isWanted } = given;
  const past = await withBilling(pastServices(inTransaction, inTransaction.database, seed), services);
  handleClosing(past);
  const [milo, ines] = [classmates.milo, classmates.ines].map((name) => newStudent(past, name, passwordHash));
  timeline.add(timeline.daysAgo(82, '13:12'), milo!.join);
  timeline.add(timeline.daysAgo(45, '10:48'), ines!.join);
  const cast = {
    students: {
      sana: knownPerson({ ...accounts.student, roleId: roleIds.student }),
      milo: milo!,
      ines: ines!,
    },
    staff: knownPerson({ ...accounts.staff, roleId: roleIds.staff }),
  };
  const bank = await readBankOfStories(past);
  tellOfSana(past, timeline, cast, bank);
  tellOfClassmates(past, timeline, cast, bank);
  tellOfDesk(past, timeline, cast, bank);
  tellOfCohort(past, timeline, bank);
  tellOfVisits(past, timeline);
  await timeline.play(past, isWanted);
}
