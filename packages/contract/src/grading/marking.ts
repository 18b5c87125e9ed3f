export const penColours = ['red', 'blue', 'green', 'yellow'] as const;
export type PenColour = (typeof penColours)[number];

/** On white paper, on the screen as in the file. */
export const colourValues: Record<PenColour, string> = {
  red: '#c81e1e',
  blue: '#1d4fd7',
  green: '#15803d',
  yellow: '#facc15',
};

/** In the units of `drawingSize`: a page's shorter side is 1000. */
export const drawn = {
  pen: 4,
  highlighter: 24,
  highlighterOpacity: 0.35,
  sign: 44,
  signLine: 6,
  markText: 30,
  commentText: 19,
  commentLine: 25,
  commentWidth: 300,
  commentPadding: 9,
} as const;

export const longestComment = 500;
export const longestMark = 12;
export const longestOverall = 4000;
export const mostAnnotations = 3000;
/** Two numbers each. */
export const mostStrokePoints = 2000;

interface Placed {
  /** The client's. */
  readonly id: string;
  /** From 1. */
  readonly page: number;
}

export type Stroke = Placed & {
  readonly kind: 'pen' | 'highlighter';
  readonly colour: PenColour;
  /** Shares of the page: x, y, x, y, … */
  readonly points: readonly number[];
};
export type Sign = Placed & { readonly kind: 'tick' | 'cross'; readonly x: number; readonly y: number };
export type Note = Placed & {
  readonly kind: 'mark' | 'comment';
  readonly x: number;
  readonly y: number;
  readonly text: string;
};
export type Annotation = Stroke | Sign | Note;

export interface QuestionMarking {
  readonly question_id: number;
  /** Places of the mark-scheme lines that were earned; null while nobody has looked. */
  readonly lines: readonly number[] | null;
  /** Out of 5, where the examiner says otherwise than the lines do. */
  readonly marks: number | null;
  readonly comment: string;
}

export interface Marking {
  readonly questions: readonly QuestionMarking[];
  readonly annotations: readonly Annotation[];
  readonly overall_comment: string;
}

export const emptyMarking: Marking = { questions: [], annotations: [], overall_comment: '' };
