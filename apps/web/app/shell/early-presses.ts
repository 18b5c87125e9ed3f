declare global {
  interface Window {
    /** What the page's first script has noted so far. */
    earlyPresses?: { readonly made: Event[]; note(event: Event): void };
  }
}

/** Part of the page's first script: notes what is pressed and chosen while the page can't answer yet. */
export const notePresses = `const early=window.earlyPresses={made:[],note:event=>early.made.push(event)};
for(const type of ['click','change'])addEventListener(type,early.note,true);`;

/** What a reader pressed or chose before the scripts had come is done now. Pressing again out of impatience counts once. */
export function redoEarlyPresses(): void {
  const { earlyPresses: early } = window;
  if (!early) return;
  delete window.earlyPresses;
  for (const type of ['click', 'change']) removeEventListener(type, early.note, true);
  const touched = early.made.filter(({ target }) => target instanceof Element && target.isConnected);
  const targetsOf = (type: string) =>
    touched.filter((event) => event.type === type).map((event) => event.target as Element);
  for (const field of new Set(targetsOf('change'))) chooseAgain(field);
  const pressed = targetsOf('click').flatMap(
    (target) => target.closest<HTMLElement>(answeredByScripts) ?? [],
  );
  pressed.at(-1)?.click();
}

/** Links, forms and what opens a popover work by themselves. */
const answeredByScripts = 'button[type="button"]:not([popovertarget])';

function chooseAgain(field: Element): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // React compares with what it found, so the choice has to be made once more.
    field.checked = !field.checked;
    field.click();
  }
}
