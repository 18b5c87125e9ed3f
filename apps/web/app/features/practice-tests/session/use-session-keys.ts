import { useEffect, useEffectEvent } from 'react';
import { keyMeaning, type SessionKey } from './session.rules.ts';

/** Single keys, wherever nobody types and no dialog is open. */
export function useSessionKeys(active: boolean, onKey: (meaning: SessionKey) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isTaken(event.target)) return;
    const meaning = keyMeaning(event);
    if (meaning === undefined || (event.key.startsWith('Arrow') && scrolls(event.target))) return;
    event.preventDefault();
    onKey(meaning);
  });
  useEffect(() => {
    if (!active) return;
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [active]);
}

const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])')));

/** A wide formula or table is scrolled with the arrows, once the keyboard has come to it. */
const scrolls = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth && target !== document.body;
