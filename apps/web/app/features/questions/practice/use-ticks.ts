import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRetryable, messageOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { resendOnLeave } from '~/lib/resend-on-leave.ts';
import { useOnline } from '~/lib/use-online.ts';
import { toast } from '~/ui/toast.ts';
import { keepTicks, keepUnsentTicks, keptTicks, unsentTicks } from './kept-practice.ts';
import { type TickChanges, type Ticked, unlessSent, withChanges } from './practice.rules.ts';

const none: TickChanges = {};

/**
 * Lines of the scheme that a student's paper shows. Each shows at once; the server keeps those of who is signed in, and
 * this browser what the server couldn't be told yet.
 */
export function useTicks(id: number) {
  const [ticked, setTicked] = useState<Ticked>([]);
  const kept = useRef<Ticked>([]);
  const unsent = useRef(none);
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());
  const failure = useRef<number>(undefined);
  const online = useOnline();
  const show = () => setTicked(withChanges(kept.current, unsent.current));

  /** What the server has of them; nothing for a visitor. */
  function adopt(lines: Ticked | undefined): void {
    kept.current = lines ?? keptTicks(id);
    unsent.current = lines ? unsentTicks(id) : none;
    show();
    sendNext();
  }

  function forget(sent: TickChanges): void {
    unsent.current = unlessSent(unsent.current, sent);
    keepUnsentTicks(id, unlessSent(unsentTicks(id), sent));
  }

  async function send(): Promise<void> {
    const changes = unsent.current;
    const places = Object.keys(changes).map(Number);
    if (places.length === 0) return;
    const body = {
      ticked_lines: places.filter((place) => changes[place]),
      unticked_lines: places.filter((place) => !changes[place]),
    };
    try {
      const { ticked_lines } = await resendOnLeave(`ticks ${id}`, (call) =>
        call('PATCH /api/questions/:id/ticks', { params: { id }, body }),
      );
      kept.current = ticked_lines;
      forget(changes);
      if (failure.current !== undefined) toast.dismiss(failure.current);
    } catch (error) {
      const again = isRetryable(error) ? { label: 'Try again', run: sendNext } : undefined;
      // What the server won't have is taken back; the rest waits.
      if (!again) forget(changes);
      failure.current = toast.error(messageOf(error), again);
    }
    show();
  }

  /** One after the other, so that the last word on a line is the last to arrive. */
  function sendNext(): void {
    lastCall.current = lastCall.current.then(send);
  }

  const sendWaiting = useEffectEvent(sendNext);
  useEffect(() => {
    if (online) sendWaiting();
  }, [online]);

  function tick(place: number, on: boolean): void {
    if (authStore.getState().token === null) {
      kept.current = withChanges(kept.current, { [place]: on });
      keepTicks(id, kept.current);
      show();
      return;
    }
    unsent.current = { ...unsent.current, [place]: on };
    keepUnsentTicks(id, { ...unsentTicks(id), [place]: on });
    show();
    sendNext();
  }

  return { ticked, tick, adopt };
}
