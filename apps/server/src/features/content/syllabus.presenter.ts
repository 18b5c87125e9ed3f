import type { Syllabus } from '@sevenfold/contract/content/syllabus.endpoints';
import { TypesetError } from '@sevenfold/typesetting/formula';
import { typesetNode } from '@sevenfold/typesetting/typeset';
import type { SyllabusRow } from './syllabus.queries.ts';

export const presentSyllabus = (row: SyllabusRow): Syllabus => ({
  title: row.title,
  content: withFormulas(row.content) as Syllabus['content'],
  featuredImage: picture(row.featuredImageUrl, row.featuredImageAlt),
  image: picture(row.imageUrl, row.imageAlt),
});

const picture = (url: string | null, alt: string) => (url === null ? null : { url, alt });

/**
 * Formulas are stored as LaTeX and leave typeset. An `html` that came with the content is dropped: readers trust that
 * field, because only this server writes it.
 */
export function withFormulas(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withFormulas);
  if (typeof node !== 'object' || node === null) return node;
  const { html: _, ...fields } = node as Record<string, unknown>;
  const inside = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, withFormulas(value)]),
  );
  if (inside.type !== 'formula' || typeof inside.latex !== 'string') return inside;
  return { ...inside, ...typesetOrNot(inside.latex, inside.inline === true) };
}

/** What can't be typeset is shown as it was written, rather than taking the page with it. */
function typesetOrNot(latex: string, inline: boolean): { html?: string } {
  try {
    return { html: typesetNode(latex, inline) };
  } catch (error) {
    if (error instanceof TypesetError) return {};
    throw error;
  }
}
