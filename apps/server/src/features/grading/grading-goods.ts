import { currency } from '@sevenfold/contract/billing/plans';
import { gradingFeeMinor } from '@sevenfold/contract/grading/grading.constants';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import type { OneTimeGoods } from '../billing/one-time-goods.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { findGradedTest } from '../practice-tests/graded-tests.ts';
import { assertFinished, findOwnTest } from './find-test.ts';
import { changeGrading, findGrading, holdGrading } from './grading.queries.ts';
import { handInIfComplete } from './hand-in.ts';

/** The grading of a test, as billing sells it: before or after the sheet is uploaded. */
export function gradingGoods(services: Services): OneTimeGoods {
  return {
    async quote(testSlug, caller) {
      const test = await findOwnTest(services, testSlug, caller);
      assertFinished(test);
      const grading = await findGrading(services.database.db, test.id);
      if (grading?.paidAt) throw new AppError('conflict', 'The grading of this test is paid for already');
      const { subjects } = await readCatalogue(services);
      const subject = subjects.find(({ id }) => id === test.subjectId);
      return {
        amount: gradingFeeMinor,
        currency,
        description: subject ? `Grading of a test in ${subject.subjectName}` : 'Grading of a test',
      };
    },

    async paid(tx, { testSlug, userId, at }) {
      const now = services.clock.now();
      const test = await findGradedTest(tx.db, testSlug, now, { forUpdate: true });
      if (test?.userId !== userId) return false;
      const held = await holdGrading(tx.db, {
        id: services.ids.uuid(),
        testId: test.id,
        userId,
        createdAt: now,
      });
      if (held.paidAt !== null) return true;
      await handInIfComplete(services, tx, await changeGrading(tx.db, held.id, { paidAt: at }));
      return true;
    },
  };
}
