import { drawAxes, scaleOf } from './axes.ts';
import { dimension } from './dimension.ts';
import { type Drawing, dot, line, type Point, polyline } from './pen.ts';
import { Sheet, smallSize } from './sheet.ts';

export interface WaveOptions {
  /** A wave's displacement with its wavelength and amplitude, or a standing wave on a string or in a pipe. */
  readonly of?: 'travelling' | 'string' | 'open-pipe' | 'closed-pipe';
  /** How many wavelengths are drawn of a travelling wave. */
  readonly waves?: number;
  readonly wavelength?: string;
  readonly amplitude?: string;
  readonly xLabel?: string;
  readonly yLabel?: string;
  /** Points on it by their share of a wavelength: { P: 0.25 } is the first crest. */
  readonly points?: Readonly<Record<string, number>>;
  /** A second wave that is ahead by this share of a wavelength. */
  readonly shifted?: number;
  /** Which harmonic of a standing wave; odd ones only in a closed pipe. */
  readonly harmonic?: number;
  /** The length of the string or pipe, as a text. */
  readonly length?: string;
  /** Says N and A at nodes and antinodes. */
  readonly nodes?: boolean;
  readonly description: string;
}

export function wave(options: WaveOptions): Drawing {
  return (options.of ?? 'travelling') === 'travelling' ? travelling(options) : standing(options);
}

function travelling({
  waves = 2,
  wavelength,
  amplitude,
  xLabel = '*x*',
  yLabel = '*y*',
  points = {},
  shifted,
  description,
}: WaveOptions): Drawing {
  const axes = {
    x: [0, waves],
    y: [-1.5, 1.6],
    xLabel,
    yLabel,
    ticks: false,
    width: 320,
    height: 150,
  } as const;
  const scale = scaleOf(axes);
  const sheet = new Sheet();
  const finish = drawAxes(sheet, axes, scale);
  const curve = (shift: number) =>
    Array.from({ length: waves * 60 + 1 }, (_, index) => index / 60).map((x) =>
      scale.toPage([x, Math.sin(2 * Math.PI * (x + shift))]),
    );
  if (shifted !== undefined) sheet.add(polyline(curve(shifted), { ink: 'second', width: 2, dashed: true }));
  sheet.add(polyline(curve(0), { ink: 'accent', width: 2 }));
  const crest = (x: number): Point => scale.toPage([x, 1.22]);
  if (waves > 1.2) {
    dimension(sheet, crest(0.25), crest(1.25), wavelength, 90);
    if (wavelength)
      for (const x of [0.25, 1.25])
        sheet.lay(line(scale.toPage([x, 1]), scale.toPage([x, 1.32]), { ink: 'soft', width: 0.8 }));
  }
  const last = waves > 1.2 ? 1.25 : 0.25;
  dimension(sheet, scale.toPage([last, 0]), scale.toPage([last, 1]), amplitude, 0);
  for (const [name, at] of Object.entries(points)) {
    const place = scale.toPage([at, Math.sin(2 * Math.PI * at)]);
    sheet.add(dot(place, { r: 3.2 })).write(name, place);
  }
  finish();
  return sheet.finish(description);
}

function standing({ of, harmonic = 1, length, nodes = false, description }: WaveOptions): Drawing {
  if (of === 'closed-pipe' && harmonic % 2 === 0)
    throw new Error('a pipe closed at one end has odd harmonics only');
  const sheet = new Sheet();
  const [width, half] = [290, of === 'string' ? 26 : 22];
  // Quarter waves between the ends; a string and a closed end have nodes.
  const quarters = of === 'closed-pipe' ? harmonic : 2 * harmonic;
  const start = of === 'open-pipe' ? Math.PI / 2 : 0;
  const height = (share: number) => Math.sin(start + (share * quarters * Math.PI) / 2);
  const curve = (sign: number): Point[] =>
    Array.from({ length: 161 }, (_, index) => index / 160).map((share) => [
      share * width,
      sign * half * height(share),
    ]);
  if (of === 'string')
    sheet.add(line([0, -16], [0, 16], { width: 3 }), line([width, -16], [width, 16], { width: 3 }));
  else {
    const wall = half + 8;
    sheet.add(line([0, -wall], [width, -wall], { width: 2 }), line([0, wall], [width, wall], { width: 2 }));
    if (of === 'closed-pipe') sheet.add(line([0, -wall], [0, wall], { width: 2 }));
  }
  sheet.add(
    polyline(curve(1), { ink: 'accent', width: 1.8 }),
    polyline(curve(-1), { ink: 'accent', width: 1.8, dashed: true }),
  );
  if (nodes) {
    for (let quarter = 0; quarter <= quarters; quarter += 1) {
      const share = quarter / quarters;
      const isNode = Math.abs(height(share)) < 1e-6;
      if (isNode) sheet.add(dot([share * width, 0], { r: 3 }));
      sheet.write(isNode ? 'N' : 'A', [share * width, half + (of === 'string' ? 2 : 8)], {
        place: 's',
        gap: 6,
        size: smallSize,
      });
    }
  }
  dimension(sheet, [0, half + (nodes ? 34 : 22)], [width, half + (nodes ? 34 : 22)], length, 270);
  return sheet.finish(description);
}
