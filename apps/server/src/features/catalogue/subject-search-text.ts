import { keptSearchText } from '@sevenfold/search-text/search-text';

/** A subject is also found by its slug, where the level stands in full. The database reads both alike. */
export const subjectSearchText = ({ subjectName, slug }: { subjectName: string; slug: string }) =>
  keptSearchText(`${subjectName} ${slug}`);
