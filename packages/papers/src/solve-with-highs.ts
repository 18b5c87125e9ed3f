import loadHighs from 'highs';
import type { Model, Solve, Solved, SolveLimits } from './model.ts';

/** Compiling the solver takes a while, so it is done once, when somebody first needs it. */
let loading: Promise<Solve> | undefined;

export function loadSolver(): Promise<Solve> {
  loading ??= loadHighs().then((highs) => (model, limits) => solveWith(highs, model, limits));
  return loading;
}

type Highs = Awaited<ReturnType<typeof loadHighs>>;

function solveWith(
  highs: Highs,
  { columns, rows }: Model,
  { seconds, gap, improvements }: SolveLimits,
): Solved {
  // The solver wants at least one column.
  if (columns.length === 0) {
    return rows.every(({ from, to }) => from <= 0 && to >= 0)
      ? { status: 'solved', values: [] }
      : { status: 'infeasible' };
  }
  const { integer, continuous } = highs.constants.variableType;
  const starts = [0];
  for (const { entries } of columns) starts.push(starts.at(-1)! + entries.length);
  const bound = (value: number) => (Number.isFinite(value) ? value : Math.sign(value) * highs.infinity);
  return highs.withModel(
    {
      numCols: columns.length,
      numRows: rows.length,
      colCost: Float64Array.from(columns, ({ cost }) => cost),
      colLower: new Float64Array(columns.length),
      colUpper: Float64Array.from(columns, ({ upper }) => bound(upper)),
      rowLower: Float64Array.from(rows, ({ from }) => bound(from)),
      rowUpper: Float64Array.from(rows, ({ to }) => bound(to)),
      integrality: columns.map((column) => (column.continuous ? continuous : integer)),
      matrix: {
        format: 'csc',
        numRows: rows.length,
        numCols: columns.length,
        starts: Int32Array.from(starts),
        indices: Int32Array.from(columns.flatMap(({ entries }) => entries.map(([row]) => row))),
        values: Float64Array.from(columns.flatMap(({ entries }) => entries.map(([, value]) => value))),
      },
    },
    (model): Solved => {
      model.options.set({
        output_flag: false,
        time_limit: Math.max(0, seconds),
        mip_abs_gap: gap,
        mip_rel_gap: 0,
        ...(improvements && { mip_max_improving_sols: improvements }),
      });
      model.run();
      if (model.getModelStatus() === highs.constants.modelStatus.infeasible) return { status: 'infeasible' };
      // Whether it is the best one or the last before a limit.
      const has = model.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible;
      if (!has) return { status: 'undecided' };
      return { status: 'solved', values: Array.from(model.getSolution().colValue, Math.round) };
    },
  );
}
