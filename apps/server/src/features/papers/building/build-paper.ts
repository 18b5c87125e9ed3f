import { isStaff } from '@sevenfold/contract/accounts/roles';
import { slugOf } from '@sevenfold/contract/catalogue/slug.rules';
import { mostOwnPapers, readingMinutes } from '@sevenfold/contract/papers/paper.constants';
import type { BuiltPaper } from '@sevenfold/contract/papers/papers';
import type { buildPaper as building } from '@sevenfold/contract/papers/papers.endpoints';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isBrokenReference } from '../../../platform/database/postgres-errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Limit } from '../../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { findSubject } from '../../catalogue/find-place.ts';
import { readCatalogue, readerOf } from '../../catalogue/read-catalogue.ts';
import { readSittingCounts } from '../../practice-tests/sit-paper.ts';
import { assertTopicsOf } from '../keep-blueprints.ts';
import { holdOwner, insertPaper, listOwnPaperIds } from '../papers.queries.ts';
import { chooseQuestions } from './choose-questions.ts';
import { minutesOf, paperLike } from './paper-facts.policy.ts';

/** Each keeps a thread busy for a second or two. */
export const buildsOfAccount: Limit = {
  name: 'paper-account',
  tries: 60,
  perSeconds: 3600,
  refusal: 'Too many papers were made within an hour.',
};

/** A name in an address that no other paper has. */
export const newPaperSlug = (name: string, secret: string): string =>
  [
    slugOf(name).slice(0, 60).replaceAll(/-+$/g, ''),
    secret
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, 12),
  ]
    .filter(Boolean)
    .join('-');

/** The bank may have changed while the paper was chosen. */
export const bankChanged = () =>
  new AppError('conflict', 'The question bank has just changed. Please try once more.');

export async function buildPaper(
  services: Services,
  { subject: subjectSlug, name, blueprint }: BodyOf<typeof building>,
  caller: Caller,
): Promise<BuiltPaper> {
  const { database, clock, ids, rateLimits } = services;
  const catalogue = await readCatalogue(services);
  const subject = findSubject(catalogue, subjectSlug, readerOf(caller));
  assertTopicsOf(catalogue, subject, blueprint);
  if (!isStaff(caller.roleId)) await rateLimits.spend(buildsOfAccount, caller.userId);
  // Before the long search, and again below: two searches of one student may end together.
  await assertRoom(database.db, caller);
  const chosen = await chooseQuestions(services, { catalogue, subject }, blueprint, caller);
  if (!chosen.found) return chosen;
  const slug = newPaperSlug(name, ids.secret());
  const built = database.transaction(async ({ db }) => {
    await holdOwner(db, caller.userId);
    await assertRoom(db, caller);
    await insertPaper(
      db,
      {
        slug,
        name,
        subjectId: subject.id,
        paper: paperLike(blueprint.papers),
        minutes: minutesOf(blueprint, subject.slug),
        readingMinutes,
        calculatorAllowed: chosen.calculatorAllowed,
        source: 'student',
        ownerId: caller.userId,
        audience: 'owner',
        published: true,
        createdAt: clock.now(),
      },
      chosen.questions,
    );
  });
  await built.catch((error: unknown) => {
    throw isBrokenReference(error) ? bankChanged() : error;
  });
  return { found: true, slug };
}

async function assertRoom(db: Db, caller: Caller): Promise<void> {
  const own = await listOwnPaperIds(db, caller.userId);
  const sat = await readSittingCounts(db, own);
  if (own.length - sat.size >= mostOwnPapers) {
    throw new AppError(
      'limit_reached',
      `You have ${mostOwnPapers} papers that you haven’t sat. Please delete some of them first.`,
    );
  }
}
