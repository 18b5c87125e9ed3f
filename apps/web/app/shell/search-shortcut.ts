interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: unknown;
}

/** Ctrl-K or ⌘K anywhere; '/' where it isn't a character that somebody types. */
export function isSearchShortcut(press: Press): boolean {
  if (press.defaultPrevented || press.altKey) return false;
  const commanded = press.ctrlKey || press.metaKey;
  if (press.key.toLowerCase() === 'k') return commanded && !press.shiftKey;
  // On many keyboards '/' is typed with Shift.
  return press.key === '/' && !commanded && !takesText(press.target);
}

function takesText(target: unknown): boolean {
  const { tagName, isContentEditable } = (target ?? {}) as { tagName?: string; isContentEditable?: boolean };
  return isContentEditable === true || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName ?? '');
}

/** Any other click on a link asks for a new tab or window. */
export const isPlainClick = (
  click: Pick<Press, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { readonly button: number },
): boolean => click.button === 0 && !click.ctrlKey && !click.metaKey && !click.altKey && !click.shiftKey;
