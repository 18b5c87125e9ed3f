import { type RefObject, useEffect } from 'react';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]') !==
    null;

/** J and K go down and up the rows, X chooses one, E edits it; nowhere while somebody types. */
export function useTableKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
      const row = document.activeElement?.closest('tr');
      const place = links.findIndex((link) => link.closest('tr') === row);
      const press = {
        j: () => links[place + 1]?.focus(),
        k: () => links[place === -1 ? 0 : place - 1]?.focus(),
        x: () => row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
        e: () => links[place]?.click(),
      }[event.key];
      if (!press || links.length === 0) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame]);
}
