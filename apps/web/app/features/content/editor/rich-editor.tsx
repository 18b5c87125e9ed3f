import { partOnUse } from '~/lib/on-use.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';

/** Writes the rich text that posts, syllabuses and pages show. The editor itself is fetched when it is needed. */
export const RichEditor = partOnUse(
  async () => (await import('./lexical-editor.tsx')).default,
  <SkeletonPage label="Loading the editor…">
    <Skeleton height="24rem" />
  </SkeletonPage>,
);
