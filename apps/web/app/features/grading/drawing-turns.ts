export type Urgency = 'page' | 'thumbnail';

interface Turn {
  readonly urgency: Urgency;
  readonly draw: () => Promise<void>;
}

/**
 * One page is drawn at a time: a photo takes fifty megabytes while it is decoded, and who looks at a page shouldn't
 * wait for thumbnails. What is given up before its turn is never begun.
 */
export function createTurns() {
  let waiting: readonly Turn[] = [];
  let busy = false;
  const goOn = async () => {
    if (busy) return;
    busy = true;
    for (;;) {
      const next = waiting.find(({ urgency }) => urgency === 'page') ?? waiting[0];
      if (!next) break;
      waiting = waiting.filter((turn) => turn !== next);
      await next.draw();
    }
    busy = false;
  };
  /** Answers how to give it up while it waits. `draw` deals with its own failure. */
  return (urgency: Urgency, draw: () => Promise<void>): (() => void) => {
    const turn = { urgency, draw };
    waiting = [...waiting, turn];
    void goOn();
    return () => {
      waiting = waiting.filter((other) => other !== turn);
    };
  };
}

const turnsOfSheet = new WeakMap<object, ReturnType<typeof createTurns>>();

/** All places that show pages of a sheet share its turns. */
export function turnsOf(sheet: object): ReturnType<typeof createTurns> {
  const known = turnsOfSheet.get(sheet) ?? createTurns();
  turnsOfSheet.set(sheet, known);
  return known;
}
