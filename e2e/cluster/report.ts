import { cpus, loadavg } from 'node:os';
import type { BalancedRequest } from './balancer.ts';
import type { Line } from './books.ts';
import type { JourneyFigures } from './browsers.ts';
import type { Killer } from './killer.ts';
import type { Load } from './load.ts';

export interface Outcome {
  readonly minutes: number;
  readonly killer: Killer;
  readonly requests: readonly BalancedRequest[];
  readonly load: Load;
  readonly journeys: { readonly site: JourneyFigures; readonly purchases: JourneyFigures } | undefined;
  readonly leftUnsent: number;
  readonly wrongWithReplica: readonly string[];
  /** In milliseconds, the shortest first. */
  readonly staleness: { readonly withRedis: readonly number[]; readonly withoutRedis: readonly number[] };
  readonly lines: readonly Line[];
}

const inMs = (value = 0) => `${value.toFixed(0)} ms`;
const spread = (sorted: readonly number[]) =>
  `half within ${inMs(sorted[Math.floor(sorted.length / 2)])}, the slowest ${inMs(sorted.at(-1))}`;
const journeyWords = (figures: JourneyFigures | undefined) =>
  figures ? `${figures.passed} at once, ${figures.again} when begun again, ${figures.failed} not` : '-';

function printTable(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length));
  const row = (what: string, ...cells: (string | number)[]) =>
    console.log(`${what.padEnd(width)}  ${cells.map((cell) => String(cell).padStart(8)).join('  ')}`);
  row('', 'promised', 'found', 'missing', 'twice');
  for (const { what, promised, found, missing, twice } of lines) row(what, promised, found, missing, twice);
}

/** Prints what became of everything, and answers whether all of it is as it should be. */
export function report(outcome: Outcome): boolean {
  const { killer, requests, load, journeys, wrongWithReplica, staleness, lines } = outcome;
  const { figures, surprises } = load;
  const passedOn = requests.filter(({ answers }) => answers.length > 1).length;
  const lost = requests.filter(({ status }) => status === 502 || status === 504);
  const lostSafe = lost.filter(({ method }) => method !== 'POST' && method !== 'PATCH');
  const faults = requests.filter(({ status }) => status === 500);
  console.log(`
Three servers, ${outcome.minutes.toFixed(1)} minutes in all
  load of the machine at the end        ${loadavg()[2]!.toFixed(1)} over 15 minutes, on ${cpus().length} cores
  servers ended                         ${killer.ended.SIGKILL} by SIGKILL, ${killer.ended.SIGTERM} by SIGTERM
  each back after                       ${killer.away.length ? `${Math.min(...killer.away).toFixed(1)} to ${Math.max(...killer.away).toFixed(1)} s` : '-'}
  requests at the balancer              ${requests.length}
    passed on to another server         ${passedOn}
    lost, and not to be repeated (POST) ${lost.length - lostSafe.length}
    lost though they may be repeated    ${lostSafe.length}
    answered with 500                   ${faults.length}
  calls of the retry-safe clients       ${figures.calls}
    said again                          ${figures.repeated}
    given up                            ${figures.failed.length}
    answered as nobody should be        ${surprises.length}
  journeys on the site passed           ${journeyWords(journeys?.site)}
  journeys that buy passed              ${journeyWords(journeys?.purchases)}
  messages left unsent after a kill     ${outcome.leftUnsent}
  a replica lags, returns and goes      ${wrongWithReplica.length === 0 ? 'as it should' : `not so: ${wrongWithReplica.join('; ')}`}
  a change of the bank at another server, with Redis     ${spread(staleness.withRedis)}
                                          without Redis  ${spread(staleness.withoutRedis)}
`);
  printTable(lines);
  for (const trouble of [
    ...surprises,
    ...figures.failed,
    ...lostSafe.map(({ method, path }) => `lost: ${method} ${path}`),
    ...faults.map(({ method, path }) => `500: ${method} ${path}`),
  ]) {
    console.log(`! ${trouble}`);
  }
  const isRight =
    lines.every(({ missing, twice }) => missing === 0 && twice === 0) &&
    [lostSafe, faults, figures.failed, surprises, wrongWithReplica].every((list) => list.length === 0) &&
    (!journeys || journeys.site.failed + journeys.purchases.failed === 0);
  console.log(isRight ? '\nNothing lost, nothing twice.' : '\nSOMETHING IS WRONG.');
  return isRight;
}
