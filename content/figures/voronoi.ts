import { type AxesOptions, drawAxes, scaleOf } from './axes.ts';
import { type Drawing, dot, line, type Point, polygon, rectangle } from './pen.ts';
import { type Place, Sheet } from './sheet.ts';

export interface VoronoiOptions extends AxesOptions {
  readonly sites: Readonly<Record<string, Point>>;
  /** Sites that are shown but have no cell yet. */
  readonly without?: readonly string[];
  /** Edges in place of those that follow from the sites, for a diagram that students complete. */
  readonly edges?: readonly (readonly [Point, Point])[];
  /** Names of sites whose cells are tinted. */
  readonly shade?: readonly string[];
  /** No axes, only the box around the cells. */
  readonly bare?: boolean;
  readonly points?: readonly { readonly at: Point; readonly label?: string; readonly place?: Place }[];
  /** Further lines, such as a bisector that has been constructed. */
  readonly lines?: readonly { readonly from: Point; readonly to: Point; readonly dashed?: boolean }[];
  readonly description: string;
}

/** Each cell is the box, cut by the perpendicular bisectors towards all other sites. */
export function voronoi(options: VoronoiOptions): Drawing {
  const { sites, without = [], edges, shade = [], bare = false, points = [], lines = [], x, y } = options;
  const scale = scaleOf({ equal: true, ...options });
  const { toPage } = scale;
  const sheet = new Sheet();
  const active = Object.entries(sites).filter(([name]) => !without.includes(name));
  const cells = new Map(active.map(([name, site]) => [name, cellOf(site, active, x, y)]));
  for (const name of shade) {
    const cell = cells.get(name);
    if (!cell) throw new Error(`there is no cell of ${name}`);
    sheet.lay(polygon(cell.map(toPage), { fill: 'tint' }));
  }
  const writeNumbers = bare
    ? () => sheet.lay(rectangle([0, 0], scale.width, scale.height, { ink: 'soft', width: 1 }))
    : drawAxes(sheet, options, scale);
  for (const [from, to] of edges ?? sharedEdges([...cells.values()], x, y)) {
    sheet.add(line(toPage(from), toPage(to), { ink: 'accent', width: 1.8 }));
  }
  for (const { from, to, dashed = true } of lines)
    sheet.add(line(toPage(from), toPage(to), { dashed, ink: 'second' }));
  for (const site of Object.values(sites)) sheet.add(dot(toPage(site), { r: 3.2 }));
  for (const { at } of points) sheet.add(dot(toPage(at), { r: 3.2, open: true }));
  writeNumbers();
  for (const [name, site] of Object.entries(sites)) sheet.write(name, toPage(site));
  for (const { at, label, place } of points)
    sheet.write(label, toPage(at), place === undefined ? {} : { place });
  return sheet.finish(options.description);
}

function cellOf(site: Point, all: readonly (readonly [string, Point])[], x: Point, y: Point): Point[] {
  let cell: Point[] = [
    [x[0], y[0]],
    [x[1], y[0]],
    [x[1], y[1]],
    [x[0], y[1]],
  ];
  for (const [, other] of all) {
    if (other === site) continue;
    // Positive where a point is nearer to the site than to the other.
    const nearer = ([px, py]: Point) =>
      (other[0] - px) ** 2 + (other[1] - py) ** 2 - (site[0] - px) ** 2 - (site[1] - py) ** 2;
    cell = cell.flatMap((corner, index) => {
      const next = cell[(index + 1) % cell.length]!;
      const [here, there] = [nearer(corner), nearer(next)];
      const share = here / (here - there);
      const crossing: Point = [
        corner[0] + (next[0] - corner[0]) * share,
        corner[1] + (next[1] - corner[1]) * share,
      ];
      return [...(here >= 0 ? [corner] : []), ...(here * there < 0 ? [crossing] : [])];
    });
  }
  return cell;
}

/** Sides of cells, without those of the box; each once. */
function sharedEdges(cells: readonly (readonly Point[])[], x: Point, y: Point): [Point, Point][] {
  const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-9 * (x[1] - x[0]);
  const onBox = ([a, b]: readonly [Point, Point]) =>
    x.some((side) => isSame(a[0], side) && isSame(b[0], side)) ||
    y.some((side) => isSame(a[1], side) && isSame(b[1], side));
  const seen = new Set<string>();
  return cells
    .flatMap((cell) =>
      cell.map((corner, index): [Point, Point] => [corner, cell[(index + 1) % cell.length]!]),
    )
    .filter((edge) => {
      const key = edge
        .map(([px, py]) => `${px.toFixed(5)} ${py.toFixed(5)}`)
        .sort()
        .join();
      if (seen.has(key) || onBox(edge)) return false;
      seen.add(key);
      return true;
    });
}
