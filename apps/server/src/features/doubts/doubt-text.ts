import { TypesetError } from '@sevenfold/typesetting/formula';
import { typeset } from '@sevenfold/typesetting/typeset';

/**
 * A student who gets a formula wrong, or writes of $5, still has a doubt: what can't be typeset is shown as it was
 * written.
 */
export function typesetDoubt(text: string): string {
  try {
    return typeset(text);
  } catch (error) {
    if (!(error instanceof TypesetError)) throw error;
    return `<p>${escaped(text).replaceAll(/\r?\n/g, '<br>\n')}</p>`;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
