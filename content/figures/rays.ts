import { dimension } from './dimension.ts';
import {
  along,
  angleMark,
  arrowHead,
  between,
  type Drawing,
  heading,
  line,
  type Point,
  polyline,
  rectangle,
} from './pen.ts';
import { Sheet } from './sheet.ts';

export interface RaysOptions {
  /** Light at a boundary between two media, or through two slits. */
  readonly of: 'refraction' | 'double-slit';
  /** Names of the upper and the lower medium. */
  readonly media?: readonly [string, string];
  /** Their refractive indices: the rays follow them. */
  readonly n?: readonly [number, number];
  /** The angle of incidence in degrees. */
  readonly incidence?: number;
  readonly labels?: {
    readonly incidence?: string;
    readonly refraction?: string;
    readonly reflection?: string;
    /** Of two slits: their distance, that of the screen and that of the fringes. */
    readonly d?: string;
    readonly D?: string;
    readonly s?: string;
    readonly source?: string;
  };
  /** Also the weaker reflected ray. */
  readonly reflected?: boolean;
  readonly description: string;
}

export const rays = (options: RaysOptions): Drawing =>
  options.of === 'refraction' ? refraction(options) : doubleSlit(options);

function refraction({
  media = ['air', 'glass'],
  n = [1, 1.5],
  incidence = 45,
  labels = {},
  reflected = false,
  description,
}: RaysOptions): Drawing {
  const sheet = new Sheet();
  const origin: Point = [0, 0];
  const [half, reach] = [150, 115];
  // The denser medium is the tinted one.
  sheet.lay(rectangle([-half, n[0] > n[1] ? -120 : 0], 2 * half, 120, { fill: 'tint-second' }));
  sheet.add(
    line([-half, 0], [half, 0]),
    line([0, -120], [0, 120], { dashed: true, ink: 'soft', width: 1.2 }),
  );
  const ray = (from: Point, to: Point, weak = false) => {
    const style = { ink: 'accent', width: weak ? 1.2 : 2 } as const;
    sheet.add(
      line(from, to, style),
      arrowHead(along(between(from, to), heading(from, to), 6), heading(from, to), {
        ink: 'accent',
        size: 11,
      }),
    );
  };
  ray(along(origin, 90 + incidence, reach), origin);
  mark(90, 90 + incidence, labels.incidence);
  const sine = (n[0] / n[1]) * Math.sin((incidence * Math.PI) / 180);
  const isTotal = sine > 1;
  if (!isTotal) {
    const angle = (Math.asin(sine) * 180) / Math.PI;
    ray(origin, along(origin, 270 + angle, reach));
    mark(270, 270 + angle, labels.refraction);
  }
  if (reflected || isTotal) {
    ray(origin, along(origin, 90 - incidence, reach), !isTotal);
    mark(90 - incidence, 90, labels.reflection);
  }
  sheet.write(media[0], [-half, -14], { place: 'e', gap: 4, ink: 'soft' });
  sheet.write(media[1], [-half, 16], { place: 'e', gap: 4, ink: 'soft' });
  return sheet.finish(description);

  function mark(from: number, to: number, text: string | undefined): void {
    if (!text) return;
    sheet.add(angleMark(origin, from, to, { radius: 34 }));
    const middle = (from + to) / 2;
    sheet.write(text, along(origin, middle, 34), { place: middle, gap: 6, slack: 30 });
  }
}

function doubleSlit({ labels = {}, description }: RaysOptions): Drawing {
  const sheet = new Sheet();
  const [screen, slit, half] = [270, 22, 92];
  const barrier = { width: 3 } as const;
  sheet.add(
    line([0, -half], [0, -slit - 4], barrier),
    line([0, -slit + 4], [0, slit - 4], barrier),
    line([0, slit + 4], [0, half], barrier),
    line([screen, -half], [screen, half], { width: 2 }),
  );
  const bright: Point = [screen, -54];
  for (const y of [-slit, slit]) sheet.add(line([0, y], bright, { ink: 'accent' }));
  sheet.add(line([0, 0], [screen, 0], { ink: 'soft', dashed: true, width: 1.2 }));
  for (const y of [-18, 0, 18])
    sheet.add(line([-92, y], [-40, y], { ink: 'accent' }), arrowHead([-60, y], 0, { ink: 'accent' }));
  sheet.write(labels.source, [-66, -24], { place: 'n', gap: 4, ink: 'soft' });
  fringes(sheet, screen);
  dimension(sheet, [-10, -slit], [-10, slit], labels.d, 180);
  dimension(sheet, [0, half + 16], [screen, half + 16], labels.D, 270);
  dimension(sheet, [screen + 46, 0], [screen + 46, -54], labels.s, 0);
  return sheet.finish(description);
}

/** The brightness on the screen, drawn beside it. */
function fringes(sheet: Sheet, screen: number): void {
  const points = Array.from({ length: 181 }, (_, index): Point => {
    const y = index - 90;
    return [screen + 6 + 32 * Math.cos((Math.PI * y) / 54) ** 2, y];
  });
  sheet.add(polyline(points, { ink: 'second' }));
}
