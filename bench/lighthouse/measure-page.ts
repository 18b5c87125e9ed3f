import { medianOf } from '../goals/goals.ts';
import { undisturbed } from '../undisturbed.ts';
import { runLighthouse } from './run-lighthouse.ts';

export const wantedScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof wantedScores;
export const categories = Object.keys(wantedScores) as Category[];

export interface PageFigures {
  readonly page: string;
  readonly scores: Record<Category, number>;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly scriptKb: number;
  /** How quick the machine was at that moment, by Lighthouse's own measure: what blocks on a slow one blocks longer. */
  readonly machine: number;
  readonly missed: readonly string[];
}

/** A page, and the port at which the browser takes orders. */
interface Measured {
  readonly page: string;
  readonly address: string;
  readonly browserPort: number;
  readonly slowdown: number | undefined;
}

async function measureOnce({ page, address, browserPort, slowdown }: Measured): Promise<PageFigures> {
  const {
    audits,
    categories: found,
    runtimeError,
    environment,
  } = await runLighthouse(address, { browserPort, categories, slowdown });
  if (runtimeError) throw new Error(`Lighthouse has no figures for ${address}: ${runtimeError.message}`);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { items = [] } = audits['network-requests']?.details ?? {};
  const script = items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    page,
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    scriptKb: script.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    machine: environment.benchmarkIndex,
    missed: categories
      .filter((id) => id !== 'performance')
      .flatMap((id) => found[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  };
}

/** On a busy machine Lighthouse may miss the start of the page's load and have no figures at all. */
async function measureAgain(measured: Measured, attempts = 3): Promise<PageFigures> {
  try {
    return await measureOnce(measured);
  } catch (error) {
    if (attempts === 1) throw error;
    console.log(`${error instanceof Error ? error.message : error} Once more …`);
    return measureAgain(measured, attempts - 1);
  }
}

/** The median of every figure. */
export async function measurePage(measured: Measured, runs: number): Promise<PageFigures> {
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await undisturbed(() => measureAgain(measured)));
  const median = (figure: (run: PageFigures) => number) => medianOf(all.map(figure));
  return {
    page: measured.page,
    scores: Object.fromEntries(categories.map((id) => [id, median(({ scores }) => scores[id])])) as Record<
      Category,
      number
    >,
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    cls: median(({ cls }) => cls),
    tbt: median(({ tbt }) => tbt),
    scriptKb: median(({ scriptKb }) => scriptKb),
    machine: median(({ machine }) => machine),
    missed: [...new Set(all.flatMap(({ missed }) => missed))],
  };
}
