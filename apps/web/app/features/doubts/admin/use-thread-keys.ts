import { useEffect, useRef } from 'react';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** J and K go down and up the list, R begins a reply; nowhere while somebody types. */
export function useThreadKeys(
  ids: readonly number[],
  openId: number | undefined,
  open: (id: number) => void,
  reply: () => void,
): void {
  const latest = useRef({ ids, openId, open, reply });
  useEffect(() => {
    latest.current = { ids, openId, open, reply };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const now = latest.current;
      if (event.key === 'r' && now.openId !== undefined) {
        event.preventDefault();
        now.reply();
        return;
      }
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const place = now.openId === undefined ? -1 : now.ids.indexOf(now.openId);
      const next = now.ids[place === -1 ? 0 : place + step];
      if (next === undefined) return;
      event.preventDefault();
      now.open(next);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
