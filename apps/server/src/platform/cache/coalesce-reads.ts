/**
 * Callers that ask while a read is under way share the next one instead of each sending their own. Not the one
 * under way: it may have looked before the change that a caller has just made.
 */
export function coalesceReads<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;

  const start = (): Promise<Value> => {
    const reading = read().finally(() => {
      if (running === reading) running = undefined;
    });
    running = reading;
    return reading;
  };

  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
