import type { Syllabus } from '@sevenfold/contract/content/syllabus.endpoints';
import { withFormulas } from './rich-formulas.ts';
import type { SyllabusRow } from './syllabus.queries.ts';

export const presentSyllabus = async (row: SyllabusRow): Promise<Syllabus> => ({
  title: row.title,
  content: (await withFormulas(row.content)) as Syllabus['content'],
  featuredImage: picture(row.featuredImageUrl, row.featuredImageAlt),
  image: picture(row.imageUrl, row.imageAlt),
});

const picture = (url: string | null, alt: string) => (url === null ? null : { url, alt });
