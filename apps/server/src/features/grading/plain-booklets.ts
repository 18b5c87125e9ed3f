import { createHmac } from 'node:crypto';
import type { Services } from '../../platform/services.ts';
import { readLinkSecret } from '../../platform/storage/link-secret.ts';
import { readQuestionIds } from '../practice-tests/graded-tests.ts';
import type { Booklets } from './booklets.ts';

/** As a list in JSON: parts that only run together differently don't give the same signature. */
const checkOf = (secret: string, slug: string, userId: string, page: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['booklet page', slug, userId, page]))
    .digest('hex')
    .slice(0, 8);

/** Booklets with a page for each question, in their order. */
export function plainBooklets({ config, database }: Pick<Services, 'config' | 'database'>): Booklets {
  let secret: Promise<string> | undefined;
  return {
    async pagesOf({ id, slug, userId }) {
      secret ??= readLinkSecret(config.dataDir);
      const [key, questions] = await Promise.all([secret, readQuestionIds(database.db, id)]);
      return questions.map((_, index) => ({
        page: index + 1,
        check: checkOf(key, slug, userId, index + 1),
        numbers: [index + 1],
      }));
    },
  };
}
