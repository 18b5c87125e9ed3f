import type { Marking } from '@sevenfold/contract/grading/marking';
import type { Unsaved } from './marking-saver.ts';

const keyOf = (slug: string) => `sevenfold:marking:${slug}`;

/** What this browser wrote and the server may not have, over reloads and without a connection. */
export function readKept(slug: string): Unsaved | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null') as Partial<Unsaved> | null;
    if (!kept || typeof kept.version !== 'number' || !Array.isArray(kept.marking?.annotations))
      return undefined;
    return kept as Unsaved;
  } catch {
    // A browser that keeps nothing, or something that isn't ours.
    return undefined;
  }
}

export function writeKept(slug: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) localStorage.setItem(keyOf(slug), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(slug));
  } catch {
    // As above: the server is asked a moment later anyway.
  }
}

export interface Begin {
  readonly marking: Marking;
  /** There when what is kept here has to be sent. */
  readonly unsaved: boolean;
  /** Both changed: what is shown is the server's, and this waits for a decision. */
  readonly rival?: Marking;
}

/** What the desk begins with, from what the server has and what was kept here. */
export function beginWith(
  server: { readonly version: number; readonly save_id: string | null; readonly marking: Marking },
  kept: Unsaved | undefined,
): Begin {
  if (!kept || JSON.stringify(kept.marking) === JSON.stringify(server.marking)) {
    return { marking: server.marking, unsaved: false };
  }
  const ours =
    kept.version === server.version || (kept.save_id !== undefined && kept.save_id === server.save_id);
  return ours
    ? { marking: kept.marking, unsaved: true }
    : { marking: server.marking, unsaved: false, rival: kept.marking };
}
