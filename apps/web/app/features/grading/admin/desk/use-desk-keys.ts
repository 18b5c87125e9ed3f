import { useEffect, useEffectEvent } from 'react';
import { type Command, commandOf } from './shortcuts.rules.ts';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])') !==
    null;

/** Keys of the desk, nowhere while somebody types or a dialog is open. */
export function useDeskKeys(obey: (command: Command) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The tool bar has had its arrows already.
    if (event.defaultPrevented) return;
    if (typing(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    obey(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
