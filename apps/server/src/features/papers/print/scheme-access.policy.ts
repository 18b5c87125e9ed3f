import type { PaperAudience } from '@sevenfold/contract/papers/paper.constants';
import type { TestState } from '@sevenfold/contract/practice-tests/test.constants';

/** Why somebody who may read a paper doesn't get its mark scheme now; undefined where they do. */
export function schemeRefusal(
  audience: PaperAudience,
  reader: { readonly staff: boolean },
  sittings: readonly { readonly state: TestState }[],
): string | undefined {
  if (reader.staff) return undefined;
  if (sittings.some(({ state }) => state === 'running')) {
    return 'You are sitting this paper. Its mark scheme is here once you have finished.';
  }
  if (audience === 'chosen' && !sittings.some(({ state }) => state === 'finished')) {
    return 'The mark scheme of this paper is here once you have sat it.';
  }
  return undefined;
}
