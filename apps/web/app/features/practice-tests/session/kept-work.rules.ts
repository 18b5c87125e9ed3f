/**
 * What a student did and the server hasn't heard yet stays in the browser's storage, under names that say whose it is:
 * on a shared computer nobody sends another's.
 */
export const actionsKey = (owner: string, slug: string): string => `test-actions:${owner}:${slug}`;
/** There when the student has ended the test. */
export const endKey = (owner: string, slug: string): string => `test-end:${owner}:${slug}`;

/** Whether a name in the storage is of such work, whoever left it. */
export const isUnsentWork = (key: string): boolean => form.test(key);

const form = /^test-(?:actions|end):([^:]+):([^:]+)$/;

/** The slugs of the tests that a student has left something of. */
export const unsentTests = (keys: readonly string[], owner: string): string[] => [
  ...new Set(
    keys.flatMap((key) => {
      const [, whose, slug] = form.exec(key) ?? [];
      return whose === owner && slug !== undefined ? [slug] : [];
    }),
  ),
];
