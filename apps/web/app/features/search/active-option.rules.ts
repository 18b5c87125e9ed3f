/** The option that the arrow keys lead to: around both ends. Undefined where there is none. */
export function movedTo(active: number | undefined, by: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined;
  if (active === undefined) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}

interface Moment {
  readonly typed: string;
  readonly searched: string | undefined;
  readonly active: number | undefined;
  readonly count: number;
}

/** What Enter opens. Undefined means that it searches for what was typed. */
export function chosenByEnter({ typed, searched, active, count }: Moment): number | undefined {
  if (active !== undefined && active < count) return active;
  return typed.trim() === searched && count > 0 ? 0 : undefined;
}
