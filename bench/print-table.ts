import type { Cell } from './measure-cell.ts';

/** One row for each call, size and number of connections; ratios are of calls per second unless they say otherwise. */
export function printTable(cells: readonly Cell[], smallest: number): void {
  const rows = cells.map((cell) => rowOf(cell, baseOf(cells, cell, smallest)));
  const heads = Object.keys(rows[0] ?? {});
  console.log(`\n| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`);
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
}

const baseOf = (cells: readonly Cell[], { call, connections }: Cell, smallest: number): Cell =>
  cells.find(
    (cell) => cell.questions === smallest && cell.call === call && cell.connections === connections,
  )!;

const none = '–';
const share = (value: number | undefined, whole: number | undefined) =>
  value === undefined || whole === undefined ? none : `${((100 * value) / whole).toFixed(0)} %`;
const times = (value: number) => `${value.toFixed(2)} ×`;

function rowOf(cell: Cell, base: Cell) {
  const { app, again, bare } = cell;
  return {
    call: cell.call,
    questions: cell.questions,
    connections: cell.connections,
    KB: (cell.bytes / 1000).toFixed(1),
    statements: cell.statementsPerCall.toFixed(1),
    'median ms': app.median.toFixed(1),
    'p99 ms': app.p99.toFixed(1),
    'per second': app.perSecond.toFixed(0),
    'of bare Fastify': share(app.perSecond, bare.perSecond),
    'of bare database': share(app.perSecond, cell.database),
    'of bare hash': share(app.perSecond, cell.hash),
    'again, of bare Fastify': share(again?.perSecond, bare.perSecond),
    'CPU ms': app.cpu.toFixed(2),
    'again, CPU ms': again?.cpu.toFixed(2) ?? none,
    'bare CPU ms': bare.cpu.toFixed(2),
    [`median to ${base.questions}`]: times(app.median / base.app.median),
    [`CPU to ${base.questions}`]: times(app.cpu / base.app.cpu),
    refused: app.refused,
  };
}
