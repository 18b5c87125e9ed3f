import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderEvents } from '../../apps/server/test/emulators/provider-events.ts';

export interface WebhookPost {
  /** Events that the product has not yet taken. */
  readonly waiting: number;
  /** Deliveries beyond the first one of each event. */
  readonly again: number;
  set(habit: { readonly late?: boolean; readonly twice?: boolean }): void;
  stop(): Promise<void>;
}

const pauseMs = 500;

/** Brings a provider's events to the product as providers do: until they are taken, and sometimes late or twice. */
export function startWebhookPost(events: ProviderEvents, url: string): WebhookPost {
  let next = 0;
  let habit: { readonly late?: boolean; readonly twice?: boolean } = {};
  let stopped = false;
  let again = 0;
  const open: { readonly index: number; times: number }[] = [];

  async function deliver(index: number): Promise<boolean> {
    const event = events.all[index]!;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...event.headers() },
      body: event.body,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok === true;
  }

  async function work(): Promise<void> {
    while (!stopped) {
      for (; next < events.all.length; next += 1) open.push({ index: next, times: habit.twice ? 2 : 1 });
      // Late ones come all at once when the fault is over, the newest first.
      for (const entry of habit.late ? [] : open.toReversed()) {
        if (!(await deliver(entry.index))) again += 1;
        else entry.times -= 1;
        if (entry.times > 0) again += 1;
        else open.splice(open.indexOf(entry), 1);
      }
      await sleep(pauseMs);
    }
  }
  const working = work();

  return {
    get waiting() {
      return open.length + events.all.length - next;
    },
    get again() {
      return again;
    },
    set(wanted) {
      habit = wanted;
    },
    async stop() {
      stopped = true;
      await working;
    },
  };
}
