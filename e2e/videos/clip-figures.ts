/** Helps to draw figures: a path that is drawn as far as `part`, a point that grows, and the page's colours. */
export interface Kit {
  readonly ink: string;
  readonly violet: string;
  readonly quiet: string;
  readonly wash: string;
  path(points: readonly (readonly [number, number])[], part: number, colour: string, width: number): void;
  fill(points: readonly (readonly [number, number])[], colour: string): void;
  dot(x: number, y: number, radius: number, colour: string): void;
  /** How far something is that happens between two moments of the whole. */
  between(t: number, from: number, to: number): number;
  plot(from: number, to: number, f: (x: number) => number): [number, number][];
}

/** Draws the state of a figure at `t` from 0 to 1, on a sheet of 640 by 300. */
type Figure = (kit: Kit, t: number) => void;

/** Each figure travels to the browser as its own text, so it may use nothing but its kit. */
export const figures: Record<string, Figure> = {
  tangent({ path, dot, plot, between, ink, violet, quiet }, t) {
    const f = (x: number) => 165 - 110 * Math.sin((x - 120) / 95) * Math.exp((120 - x) / 900);
    path(
      [
        [90, 250],
        [560, 250],
      ],
      between(t, 0, 0.12),
      quiet,
      2,
    );
    path(
      [
        [110, 270],
        [110, 40],
      ],
      between(t, 0.05, 0.15),
      quiet,
      2,
    );
    path(plot(120, 540, f), between(t, 0.12, 0.5), violet, 5);
    const moving = between(t, 0.5, 0.92);
    if (moving > 0) {
      const x = 150 + 120 * moving;
      const slope = (f(x + 0.5) - f(x - 0.5)) / 1;
      path(
        [
          [x - 90, f(x) - 90 * slope],
          [x + 90, f(x) + 90 * slope],
        ],
        1,
        ink,
        3,
      );
      dot(x, f(x), 8, violet);
    }
  },
  wave({ path, dot, plot, between, ink, violet, quiet }, t) {
    const angle = between(t, 0.1, 0.95) * 4 * Math.PI;
    const circle = Array.from({ length: 73 }, (_, step): [number, number] => [
      150 + 80 * Math.cos(step / 11.46),
      150 - 80 * Math.sin(step / 11.46),
    ]);
    path(circle, between(t, 0, 0.12), quiet, 2);
    path(
      [
        [260, 150],
        [590, 150],
      ],
      between(t, 0, 0.12),
      quiet,
      2,
    );
    const point: [number, number] = [150 + 80 * Math.cos(angle), 150 - 80 * Math.sin(angle)];
    const reached = 270 + (angle / (4 * Math.PI)) * 310;
    const f = (x: number) => 150 - 80 * Math.sin(((x - 270) / 310) * 4 * Math.PI);
    if (reached > 271) path(plot(270, reached, f), 1, violet, 5);
    path([[150, 150], point], 1, ink, 3);
    path([point, [reached, f(reached)]], 1, quiet, 1.5);
    dot(...point, 8, violet);
    dot(reached, f(reached), 8, violet);
  },
  normal({ path, fill, plot, between, ink, violet, quiet, wash }, t) {
    const f = (x: number) => 250 - 190 * Math.exp(-(((x - 320) / 95) ** 2) / 2);
    path(
      [
        [60, 250],
        [580, 250],
      ],
      between(t, 0, 0.12),
      quiet,
      2,
    );
    const grown = between(t, 0.5, 0.9);
    if (grown > 0) {
      const reach = 95 * 1.3 * grown;
      fill([[320 - reach, 250], ...plot(320 - reach, 320 + reach, f), [320 + reach, 250]], wash);
      path(
        [
          [320 - reach, 250],
          [320 - reach, f(320 - reach)],
        ],
        1,
        ink,
        3,
      );
      path(
        [
          [320 + reach, 250],
          [320 + reach, f(320 + reach)],
        ],
        1,
        ink,
        3,
      );
    }
    path(plot(70, 570, f), between(t, 0.12, 0.5), violet, 5);
  },
  scatter({ path, dot, between, ink, violet, quiet }, t) {
    path(
      [
        [90, 255],
        [560, 255],
      ],
      between(t, 0, 0.12),
      quiet,
      2,
    );
    path(
      [
        [100, 270],
        [100, 40],
      ],
      between(t, 0, 0.12),
      quiet,
      2,
    );
    const measured = [
      [130, 232],
      [165, 205],
      [200, 222],
      [240, 178],
      [280, 186],
      [315, 148],
      [350, 158],
      [395, 118],
      [440, 126],
      [480, 82],
      [525, 90],
    ] as const;
    measured.forEach(([x, y], index) => {
      dot(x, y, 9 * between(t, 0.1 + index * 0.045, 0.17 + index * 0.045), violet);
    });
    path(
      [
        [112, 238],
        [545, 70],
      ],
      between(t, 0.66, 0.92),
      ink,
      4,
    );
  },
  orbit({ path, fill, dot, between, ink, violet, quiet, wash }, t) {
    const at = (angle: number): [number, number] => [
      320 + 210 * Math.cos(angle),
      150 - 115 * Math.sin(angle),
    ];
    const sun: [number, number] = [320 - 175, 150];
    const arc = (from: number, to: number) =>
      Array.from({ length: 60 }, (_, step) => at(from + ((to - from) * step) / 59));
    path(arc(0, 2 * Math.PI), between(t, 0, 0.2), quiet, 2);
    const turn = between(t, 0.2, 0.95) * 2 * Math.PI;
    // The same area in the same time: far from the sun a narrow sector, near it a wide one.
    const perihelion = Math.PI - 1;
    const near = Math.min(Math.max(turn - perihelion, 0), 2);
    const far = Math.min(turn, 0.329);
    if (far > 0) fill([sun, ...arc(0, far)], wash);
    if (near > 0) fill([sun, ...arc(perihelion, perihelion + near)], wash);
    dot(...sun, 16 * between(t, 0.1, 0.2), violet);
    if (turn > 0) {
      path([sun, at(turn)], 1, quiet, 1.5);
      dot(...at(turn), 9, ink);
    }
  },
  molecule({ path, dot, between, ink, violet, quiet }, t) {
    const corner = (index: number): [number, number] => [
      320 + 80 * Math.sin((index * Math.PI) / 3),
      150 - 80 * Math.cos((index * Math.PI) / 3),
    ];
    const ring = [0, 1, 2, 3, 4, 5, 6].map(corner);
    path(ring, between(t, 0.02, 0.4), ink, 4);
    for (const [order, index] of [0, 2, 4].entries()) {
      const inner = [corner(index), corner(index + 1)].map(([x, y]): [number, number] => [
        320 + (x - 320) * 0.82,
        150 + (y - 150) * 0.82,
      ]);
      path(inner, between(t, 0.36 + order * 0.06, 0.46 + order * 0.06), ink, 4);
    }
    ring.slice(0, 6).forEach(([x, y], index) => {
      const outer: [number, number] = [320 + (x - 320) * 1.5, 150 + (y - 150) * 1.5];
      path([[x, y], outer], between(t, 0.55 + index * 0.05, 0.62 + index * 0.05), quiet, 3);
      dot(...outer, 10 * between(t, 0.6 + index * 0.05, 0.68 + index * 0.05), violet);
    });
  },
};

/** Runs inside the browser. */
export function makeKit(pen: CanvasRenderingContext2D): Kit {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return {
    ink: '#1d1a2b',
    violet: '#5f3dc4',
    quiet: '#a7a3b5',
    wash: 'rgba(95, 61, 196, 0.16)',
    between: (t, from, to) => {
      const part = clamp((t - from) / (to - from));
      return part * part * (3 - 2 * part);
    },
    plot: (from, to, f) =>
      Array.from({ length: 121 }, (_, step) => {
        const x = from + ((to - from) * step) / 120;
        return [x, f(x)];
      }),
    path(points, part, colour, width) {
      if (part <= 0) return;
      const lengths = points.slice(1).map(([x, y], index) => {
        const [beforeX, beforeY] = points[index]!;
        return Math.hypot(x - beforeX, y - beforeY);
      });
      let left = part * lengths.reduce((sum, length) => sum + length, 0);
      pen.beginPath();
      pen.moveTo(...(points[0]! as [number, number]));
      for (const [index, length] of lengths.entries()) {
        const [x1, y1] = points[index]!;
        const [x2, y2] = points[index + 1]!;
        const share = length === 0 ? 1 : Math.min(1, left / length);
        pen.lineTo(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
        left -= length;
        if (left <= 0) break;
      }
      Object.assign(pen, { strokeStyle: colour, lineWidth: width, lineCap: 'round', lineJoin: 'round' });
      pen.stroke();
    },
    fill(points, colour) {
      pen.beginPath();
      for (const [x, y] of points) pen.lineTo(x, y);
      pen.fillStyle = colour;
      pen.fill();
    },
    dot(x, y, radius, colour) {
      if (radius <= 0) return;
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      Object.assign(pen, { fillStyle: colour, strokeStyle: '#fbfaf7', lineWidth: 4 });
      pen.stroke();
      pen.fill();
    },
  };
}
