import {
  arrow,
  circle,
  dot,
  line,
  type Point,
  polygon,
  polyline,
  rectangle,
  type Shape,
  smooth,
} from './pen.ts';
import { label } from './sheet.ts';

/** Symbols on a wire from left to right, centred at a point. Each is as wide as it says; the wire leads up to it. */
export interface CircuitSymbol {
  readonly width: number;
  /** How far it reaches above the wire, for what stands over it. */
  readonly rise: number;
  readonly draw: (at: Point) => Shape[];
}

const thick = { width: 3 } as const;

const upright = ([x, y]: Point, reach: number, style = {}): Shape =>
  line([x, y - reach], [x, y + reach], style);

const box = (at: Point): Shape => rectangle([at[0] - 20, at[1] - 7], 40, 14);

const meter = (letter: string): CircuitSymbol => ({
  width: 30,
  rise: 15,
  draw: (at) => [circle(at, 15, { ink: 'ink', width: 1.5 }), label(letter, at, { place: 'on' })],
});

const withBox = (more: (at: Point) => Shape[], rise = 7): CircuitSymbol => ({
  width: 40,
  rise,
  draw: (at) => [box(at), ...more(at)],
});

/** Light that falls on a symbol, or leaves it. */
const light = ([x, y]: Point, leaves: boolean): Shape[] =>
  [-4, 6].flatMap((shift) => {
    const [near, far]: Point[] = [
      [x + shift - 6, y - 10],
      [x + shift - 15, y - 22],
    ];
    return leaves ? arrow(near!, far!, { width: 1.2, size: 6 }) : arrow(far!, near!, { width: 1.2, size: 6 });
  });

const diodeShapes = ([x, y]: Point): Shape[] => [
  polygon(
    [
      [x - 8, y - 9],
      [x - 8, y + 9],
      [x + 8, y],
    ],
    { ink: 'ink' },
  ),
  upright([x + 8, y], 9),
  line([x - 10, y], [x - 8, y]),
  line([x + 8, y], [x + 10, y]),
];

/** The long line is the positive side. */
const cellShapes = ([x, y]: Point): Shape[] => [upright([x - 4, y], 14), upright([x + 4, y], 7, thick)];

export const circuitSymbols = {
  cell: { width: 8, rise: 14, draw: cellShapes },
  battery: {
    width: 48,
    rise: 14,
    draw: ([x, y]) => [
      ...cellShapes([x - 20, y]),
      line([x - 16, y], [x + 16, y], { dashed: true }),
      ...cellShapes([x + 20, y]),
    ],
  },
  'ac-supply': {
    width: 30,
    rise: 15,
    draw: ([x, y]) => [
      circle([x, y], 15, { ink: 'ink', width: 1.5 }),
      smooth([
        [x - 8, y],
        [x - 4, y - 5],
        [x, y],
        [x + 4, y + 5],
        [x + 8, y],
      ]),
    ],
  },
  resistor: withBox(() => []),
  'variable-resistor': withBox(
    ([x, y]) => arrow([x - 17, y + 15], [x + 17, y - 16], { width: 1.3, size: 8 }),
    16,
  ),
  thermistor: withBox(
    ([x, y]) => [
      polyline(
        [
          [x - 24, y + 14],
          [x - 15, y + 14],
          [x + 16, y - 14],
        ],
        { width: 1.3 },
      ),
    ],
    14,
  ),
  ldr: withBox((at) => light(at, false), 24),
  lamp: {
    width: 30,
    rise: 15,
    draw: ([x, y]) => [
      circle([x, y], 15, { ink: 'ink', width: 1.5 }),
      line([x - 10.6, y - 10.6], [x + 10.6, y + 10.6]),
      line([x - 10.6, y + 10.6], [x + 10.6, y - 10.6]),
    ],
  },
  switch: {
    width: 34,
    rise: 16,
    draw: ([x, y]) => [
      line([x - 15, y], [x + 13, y - 14]),
      dot([x - 15, y], { open: true, r: 2.5 }),
      dot([x + 15, y], { open: true, r: 2.5 }),
    ],
  },
  'closed-switch': {
    width: 34,
    rise: 6,
    draw: ([x, y]) => [
      line([x - 15, y], [x + 15, y]),
      dot([x - 15, y], { open: true, r: 2.5 }),
      dot([x + 15, y], { open: true, r: 2.5 }),
    ],
  },
  ammeter: meter('A'),
  voltmeter: meter('V'),
  galvanometer: meter('G'),
  motor: meter('M'),
  capacitor: {
    width: 10,
    rise: 14,
    draw: ([x, y]) => [upright([x - 5, y], 14, { width: 2 }), upright([x + 5, y], 14, { width: 2 })],
  },
  diode: { width: 20, rise: 9, draw: diodeShapes },
  led: { width: 20, rise: 24, draw: (at) => [...diodeShapes(at), ...light(at, true)] },
  inductor: {
    width: 48,
    rise: 9,
    draw: ([x, y]) =>
      [-18, -6, 6, 18].map((shift) =>
        smooth([
          [x + shift - 6, y],
          [x + shift - 4, y - 8],
          [x + shift + 4, y - 8],
          [x + shift + 6, y],
        ]),
      ),
  },
  wire: { width: 0, rise: 0, draw: () => [] },
} satisfies Record<string, CircuitSymbol>;

export type CircuitPart = keyof typeof circuitSymbols;
