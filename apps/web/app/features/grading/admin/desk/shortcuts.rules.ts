export const tools = ['select', 'pen', 'highlighter', 'tick', 'cross', 'mark', 'comment'] as const;
export type Tool = (typeof tools)[number];

export type Command =
  | { readonly tool: Tool }
  /** A line of the mark scheme, from 0, ticked or not any more. */
  | { readonly line: number }
  | 'undo'
  | 'redo'
  | 'delete'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'next-question'
  | 'previous-question'
  | 'full-marks'
  | 'no-marks'
  | 'help'
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
  f: 'full-marks',
  n: 'no-marks',
  '?': 'help',
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
  if (/^[1-9]$/.test(key)) return { line: Number(key) - 1 };
  return Object.hasOwn(plain, letter) ? plain[letter] : undefined;
}

/** As the dialog lists them. */
export const shortcutGroups: readonly {
  readonly title: string;
  readonly shortcuts: readonly (readonly [keys: readonly string[], what: string])[];
}[] = [
  {
    title: 'On the sheet',
    shortcuts: [
      [['V'], 'Select and move'],
      [['P'], 'Pen'],
      [['H'], 'Highlighter'],
      [['T'], 'Tick'],
      [['X'], 'Cross'],
      [['M'], 'Mark such as M1'],
      [['C'], 'Comment'],
      [['Tab'], 'To the next thing that was written (with Select)'],
      [['←', '↑', '→', '↓'], 'Move what is selected'],
      [['Enter'], 'Change the text of what is selected'],
      [['Del'], 'Delete what is selected'],
      [['+'], 'Zoom in'],
      [['−'], 'Zoom out'],
      [['0'], 'Fit the width'],
    ],
  },
  {
    title: 'In the questions',
    shortcuts: [
      [['J'], 'Next question'],
      [['K'], 'Previous question'],
      [['1', '…', '9'], 'Tick a line of its mark scheme'],
      [['F'], 'Full marks'],
      [['N'], 'No marks'],
    ],
  },
  {
    title: 'Everywhere',
    shortcuts: [
      [['Ctrl', 'Z'], 'Undo'],
      [['Ctrl', 'Shift', 'Z'], 'Redo'],
      [['Esc'], 'Back to Select'],
      [['?'], 'This list'],
    ],
  },
];

export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = 'fit' | (typeof zoomSteps)[number];

/** From the width of the window one begins at the size on paper. */
export function zoomed(zoom: Zoom, by: 1 | -1): Zoom {
  if (zoom === 'fit') return by === 1 ? 1.25 : 0.75;
  const place = zoomSteps.indexOf(zoom) + by;
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, place))]!;
}
