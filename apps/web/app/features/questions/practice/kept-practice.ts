import { keepDraft, keptDraft } from '~/lib/drafts.ts';
import type { TickChanges, Ticked } from './practice.rules.ts';

export type Values = Readonly<Record<string, string>>;

const typedKey = (id: number) => `practice:${id}`;
const ticksKey = (id: number) => `practice:${id}:ticks`;

function parsed<Value>(text: string | null, none: Value): Value {
  try {
    return (JSON.parse(text || 'null') as Value | null) ?? none;
  } catch {
    return none;
  }
}

function inTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // A browser that keeps nothing still lets one type.
    return null;
  }
}

function keepInTab(key: string, value: Values | Ticked): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** What was typed and not checked yet stays with the tab; what was checked is the server's to keep. */
export const keptTyped = (id: number): Values => parsed<Values>(inTab(typedKey(id)), {});
export const keepTyped = (id: number, values: Values) => keepInTab(typedKey(id), values);

/** A visitor's ticks live as long as the tab. */
export const keptTicks = (id: number): Ticked => parsed<Ticked>(inTab(ticksKey(id)), []);
export const keepTicks = (id: number, ticked: Ticked) => keepInTab(ticksKey(id), ticked);

/** Those of who is signed in are the server's to keep; what it wasn't told yet waits here until they log out. */
export function unsentTicks(id: number): TickChanges {
  const kept = parsed<TickChanges | Ticked>(keptDraft(ticksKey(id)), {});
  // Before the server kept them, all that were ticked stood here.
  return Array.isArray(kept) ? Object.fromEntries(kept.map((line) => [line, true])) : (kept as TickChanges);
}

export const keepUnsentTicks = (id: number, changes: TickChanges) =>
  keepDraft(ticksKey(id), Object.keys(changes).length === 0 ? '' : JSON.stringify(changes));
