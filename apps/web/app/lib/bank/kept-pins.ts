export type Pins = 'some' | 'none' | 'unknown';

const key = 'pins';

/** What this browser last heard of a user's pins. The page's first script reads it, too, before anything is painted. */
export function keptPins(userId: string | undefined): Pins {
  try {
    const [user, pins] = (localStorage.getItem(key) ?? '').split(':');
    return user === userId && (pins === 'some' || pins === 'none') ? pins : 'unknown';
  } catch {
    return 'unknown';
  }
}

export function keepPins(userId: string, pins: Pins): void {
  try {
    localStorage.setItem(key, `${userId}:${pins}`);
  } catch {
    // A browser that keeps nothing asks each time.
  }
}
