import { invalidField } from '../../platform/app-error.ts';
import { typesetOne } from '../../platform/typesetting/typeset-in-thread.ts';

/**
 * A student who gets a formula wrong, or writes of $5, still has a doubt: what can't be typeset is shown as it was
 * written. A text that asks for more than any text needs is refused.
 */
export async function typesetDoubt(text: string): Promise<string> {
  const outcome = await typesetOne({ text });
  if ('html' in outcome) return outcome.html;
  if (!outcome.refused) return `<p>${escaped(text).replaceAll(/\r?\n/g, '<br>\n')}</p>`;
  throw invalidField('queries', outcome.problem);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
