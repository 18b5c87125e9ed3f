import type { TestProgress } from '@sevenfold/contract/practice-tests/test';

/**
 * Between the tabs that show one test. It is open only while somebody listens: an open channel keeps its page in
 * memory and out of the browser's back-and-forward cache.
 */
export function createProgressChannel(slug: string) {
  const name = `test:${slug}`;
  let open: BroadcastChannel | undefined;
  return {
    /** An answer may still arrive after the page was left; the other tabs hear of it all the same. */
    tell(progress: TestProgress): void {
      const channel = open ?? new BroadcastChannel(name);
      channel.postMessage(progress);
      if (channel !== open) channel.close();
    },
    /** Returns how to stop. */
    listen(listener: (progress: TestProgress) => void): () => void {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<TestProgress>) => listener(data));
      open = channel;
      return () => {
        channel.close();
        if (open === channel) open = undefined;
      };
    },
  };
}
