import type { AskedReply } from '@sevenfold/contract/questions/question';
import type { KeptReply } from './kept-reply.ts';

/** Each name is written out: what is expected, and what leads to it, stays here. */
export function presentAsked(reply: KeptReply): AskedReply {
  const { field, part, kind, marks, label, html } = reply;
  const common = {
    field,
    part,
    kind,
    marks,
    ...(label !== undefined && { label: { text: label, html: html?.label ?? '' } }),
  };
  if (reply.kind === 'self') return { ...common, why: reply.why };
  const { unit, choices } = reply;
  return {
    ...common,
    ...(unit !== undefined && { unit: { text: unit, html: unitHtml(unit) } }),
    ...(choices && {
      choices: choices.map((text, place) => ({ text, html: html?.choices?.[place] ?? '' })),
    }),
  };
}

/** `m s^-2` with a raised exponent. */
const unitHtml = (unit: string): string =>
  unit
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\^(?:\{([+-]?\d+)\}|([+-]?\d+))/g, (_, inBraces?: string, bare?: string) => {
      const exponent = (inBraces ?? bare)!.replace('-', '−');
      return `<sup>${exponent}</sup>`;
    });
