import type { Ink, Point } from './pen.ts';
import type { Place } from './sheet.ts';

/** Two points by their names: 'AB', or 'P_1-P_2' where names are longer. */
type Pair = string;

export interface SketchSegment {
  readonly of: Pair;
  readonly label?: string;
  /** The side of the line: unless given, away from the rest. */
  readonly place?: Place;
  readonly dashed?: boolean;
  /** Strokes that say which lengths are equal. */
  readonly ticks?: number;
  /** Heads that say which lines are parallel. */
  readonly parallel?: number;
  /** A vector, or a direction in the middle of the line. */
  readonly arrow?: 'end' | 'middle' | 'both' | boolean;
  readonly ink?: Ink;
  readonly width?: number;
}

export interface SketchOptions {
  /** In mathematical coordinates: y points up. The figure is scaled to its page. */
  readonly points: Readonly<Record<string, Point>>;
  readonly segments?: readonly (Pair | SketchSegment)[];
  /** Counterclockwise or not: the angle below 180° is marked, unless `reflex`. */
  readonly angles?: readonly {
    readonly at: string;
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly right?: boolean;
    readonly arcs?: number;
    readonly reflex?: boolean;
    readonly radius?: number;
  }[];
  readonly circles?: readonly {
    readonly centre: string;
    readonly radius?: number;
    readonly through?: string;
    readonly dashed?: boolean;
  }[];
  /** From one point counterclockwise to another. */
  readonly arcs?: readonly {
    readonly centre: string;
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly dashed?: boolean;
  }[];
  readonly sectors?: readonly { readonly centre: string; readonly from: string; readonly to: string }[];
  readonly fill?: readonly (readonly string[])[];
  /** Another text for a point, or none. A point is called by its name. */
  readonly labels?: Readonly<Record<string, string | false>>;
  /** Which points get a dot: without a word, centres and points on no line. */
  readonly dots?: readonly string[] | boolean;
  readonly notes?: readonly { readonly at: Point; readonly text: string; readonly place?: Place }[];
  /** The most it may take, in pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly description: string;
}
