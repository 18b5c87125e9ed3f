import { typesetAll } from '../../platform/typesetting/typeset-in-thread.ts';
import type { Outcome, TypesetTask } from '../../platform/typesetting/typeset-task.ts';

/** What was read or said of replies, as HTML, in the same order; an empty text is empty. */
export async function typesetReadings(tasks: readonly TypesetTask[]): Promise<string[]> {
  const texts = tasks.map((task) => ('text' in task ? task.text : task.latex));
  const outcomes = await typesetAll(tasks.filter((_, place) => texts[place] !== ''));
  return texts.map((text) => (text === '' ? '' : htmlOf(outcomes.shift()!, text)));
}

/** What the typesetter doesn't take is shown as it is. */
const htmlOf = (outcome: Outcome, text: string): string =>
  'html' in outcome
    ? outcome.html
    : `<code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</code>`;
