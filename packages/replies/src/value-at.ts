import type { Asked } from './asked.ts';
import { readValue } from './kinds/read-value.ts';
import { doubles } from './values/doubles.ts';
import { evaluation } from './values/evaluate.ts';

/** What an expected number or expression is worth where its letters have these values; NaN where it is no value. */
export function valueAt(asked: Asked, scope: Readonly<Record<string, number>> = {}): number {
  const takesUnit = asked.kind === 'number' || asked.kind === 'units';
  const { statement } = readValue(asked.expected, { variables: asked.variables ?? [] }, takesUnit);
  if (statement.is !== 'value') return Number.NaN;
  return evaluation(statement.node, doubles)(new Map(Object.entries(scope)));
}
