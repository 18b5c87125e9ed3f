import type { KeyboardEvent } from 'react';

/**
 * Home and End go to the first and the last button of a toolbar: Base UI's has the arrows, and these keys behind a
 * switch that it doesn't hand on. A field inside keeps them for itself.
 */
export function goToEnds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  if (event.target instanceof HTMLElement && event.target.matches('input, select')) return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, select, input:enabled');
  const end = event.key === 'Home' ? stops[0] : stops[stops.length - 1];
  if (!end) return;
  event.preventDefault();
  end.focus();
}
