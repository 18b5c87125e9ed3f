const key = 'device-id';

/**
 * The id of this browser: the one that the server gave it, or until then a random one. A browser without storage sends
 * none.
 */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return '';
  }
}

/** The server knows this browser by an id of its own making from now on. */
export function keepDeviceId(issued: string): void {
  try {
    localStorage.setItem(key, issued);
  } catch {
    // Known by its kind alone, as before.
  }
}
