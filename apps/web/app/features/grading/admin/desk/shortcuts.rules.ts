export const tools = ['select', 'pen', 'highlighter', 'tick', 'cross', 'mark', 'comment'] as const;
export type Tool = (typeof tools)[number];

export type Command =
  | { readonly tool: Tool }
  | 'undo'
  | 'redo'
  | 'delete'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'next-question'
  | 'previous-question'
  | 'escape';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const plain: Readonly<Record<string, Command>> = {
  v: { tool: 'select' },
  p: { tool: 'pen' },
  h: { tool: 'highlighter' },
  t: { tool: 'tick' },
  x: { tool: 'cross' },
  m: { tool: 'mark' },
  c: { tool: 'comment' },
  Delete: 'delete',
  Backspace: 'delete',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
  j: 'next-question',
  k: 'previous-question',
  Escape: 'escape',
};

/** What a key asks for; the browser keeps everything else. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Command | undefined {
  if (altKey) return undefined;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : undefined;
  }
  return Object.hasOwn(plain, letter) ? plain[letter] : undefined;
}

/** As the page lists them. */
export const shortcutWords: readonly (readonly [keys: string, what: string])[] = [
  ['V', 'select and move'],
  ['P', 'pen'],
  ['H', 'highlighter'],
  ['T', 'tick'],
  ['X', 'cross'],
  ['M', 'mark'],
  ['C', 'comment'],
  ['Del', 'delete what is selected'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['+ − 0', 'zoom, fit the width'],
  ['J K', 'next and previous question'],
];

export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = 'fit' | (typeof zoomSteps)[number];

/** From the width of the window one begins at the size on paper. */
export function zoomed(zoom: Zoom, by: 1 | -1): Zoom {
  if (zoom === 'fit') return by === 1 ? 1.25 : 0.75;
  const place = zoomSteps.indexOf(zoom) + by;
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, place))]!;
}
