const key = 'plan-changed';

/** Tells the other tabs of this browser that the student's plan or orders are not what they were. */
export function announcePlanChange(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Without storage the other tabs find out when they are looked at again.
  }
}

/** Returns how to stop listening. */
export function onPlanChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
