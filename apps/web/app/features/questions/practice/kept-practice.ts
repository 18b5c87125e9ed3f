import { authStore } from '~/lib/auth/auth-store.ts';
import { keepDraft, keptDraft } from '~/lib/drafts.ts';
import type { Ticked } from './practice.rules.ts';

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

const isSomebody = () => authStore.getState().user !== null;

/** Ticks of somebody signed in stay in the browser until they log out, those of a visitor with the tab. */
export const keptTicks = (id: number): Ticked =>
  parsed<Ticked>(isSomebody() ? keptDraft(ticksKey(id)) : inTab(ticksKey(id)), []);

export function keepTicks(id: number, ticked: Ticked): void {
  if (isSomebody()) keepDraft(ticksKey(id), ticked.length === 0 ? '' : JSON.stringify(ticked));
  else keepInTab(ticksKey(id), ticked);
}
