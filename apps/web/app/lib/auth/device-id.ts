const key = 'device-id';

/** A random id for this browser, made once and kept. Without storage each visit counts as a new device. */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return 'no-storage';
  }
}
