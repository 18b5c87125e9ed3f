import type { Touching } from './pointer.rules.ts';

type Pointer = { readonly pointerId: number; readonly pointerType: string; readonly isPrimary: boolean };

export type TouchCount = ReturnType<typeof createTouchCount>;

/** Counts what touches the sheet, all of its pages together. */
export function createTouchCount() {
  const fingers = new Set<number>();
  let stylusSeen = false;
  let stylusDown = false;
  return {
    down({ pointerId, pointerType, isPrimary }: Pointer): void {
      if (pointerType === 'pen') {
        stylusSeen = true;
        stylusDown = true;
      }
      if (pointerType !== 'touch') return;
      // The first of a new touch: whatever is still counted was lifted without our hearing of it.
      if (isPrimary) fingers.clear();
      fingers.add(pointerId);
    },
    up({ pointerId, pointerType }: Pointer): void {
      if (pointerType === 'pen') stylusDown = false;
      fingers.delete(pointerId);
    },
    now: (): Touching => ({ stylusSeen, stylusDown, fingers: fingers.size }),
  };
}
