/** What touches the sheet right now. */
export interface Touching {
  /** Whoever writes with a stylus doesn't write with a finger as well. */
  readonly stylusSeen: boolean;
  readonly stylusDown: boolean;
  /** How many fingers are down, this one among them. */
  readonly fingers: number;
}

export type PointerPart = 'write' | 'scroll' | 'nothing';

/**
 * What a pointer does with a tool in hand: a mouse and a stylus write. A finger writes where there is no stylus; two
 * fingers scroll. Beside a stylus one finger scrolls, and a palm that lies down while it writes does nothing.
 */
export function partOf(pointerType: string, { stylusSeen, stylusDown, fingers }: Touching): PointerPart {
  if (pointerType !== 'touch') return 'write';
  if (stylusDown) return 'nothing';
  return stylusSeen || fingers > 1 ? 'scroll' : 'write';
}
