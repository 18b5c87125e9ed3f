import type { MathJsInstance } from 'mathjs';
import * as calculate from '../authoring/calculate.ts';
import { type Check, type Route, routes } from '../authoring/design.ts';
import { all, create } from '../authoring/mathjs.ts';

/**
 * A line under `## Checks` of a question file:
 *
 *     - (b) numeric: normalCdf(-Infinity, 25, 23, 1.8) = 0.867
 *
 * Left of the first ` = ` stands a calculation in the notation of mathjs, in which a function of x is written between
 * quotes: slope("x^3 - 2x", 2). It may have a free x itself, and is then compared as a function. Right of it stands
 * the LaTeX of the result, as the answer shows it. A complex result is compared with one such as 3 + 4\\mathrm{i}.
 */
export function readCheckLine(line: string): Check {
  const [, part, route, rest] = /^-\s*(?:\(([^)]+(?:\)\s*\([^)]+)?)\)\s*)?(\w+):\s*(.+)$/.exec(line) ?? [];
  if (!route || !rest || !routes.includes(route as Route)) {
    throw new Error(`not a check: ${line}. Write - (a) ${routes[0]}: calculation = result`);
  }
  const at = rest.indexOf(' = ');
  if (at === -1) throw new Error(`the check has no result: ${line}`);
  const variables = new Set(['x', 't', 'n', 'theta', 'k', 'y', 'r', 'h', 'a', 'u', 'v', 'p', 's']);
  const expression = mathjs.parse(rest.slice(0, at));
  const free = expression
    .filter((node, path) => mathjs.isSymbolNode(node) && path !== 'fn' && !(node.name in constants))
    .map((node) => (node as unknown as { name: string }).name)
    .find((name) => variables.has(name));
  const compiled = expression.compile();
  const valueAt = (at: number): number => Number(compiled.evaluate(free ? { [free]: at } : {}));
  const common = {
    ...(part && { part: part.replaceAll(/[()]+/g, ' ').trim() }),
    route: route as Route,
    shown: rest.slice(at + 3).trim(),
  };
  const complex: unknown = free ? undefined : compiled.evaluate({});
  if (mathjs.isComplex(complex)) {
    // Both components count when a + bi is taken as a function of i.
    return { ...common, value: (i) => complex.re + complex.im * i, variable: 'i' };
  }
  return {
    ...common,
    value: free ? valueAt : valueAt(0),
    ...(free && { variable: free === 'theta' ? '\\theta' : free }),
  };
}

const constants: Record<string, true> = { pi: true, e: true, i: true, Infinity: true };
const mathjs = create(all!) as MathJsInstance;

/** A function given as a text is one of x. */
const asFunction = (given: unknown): unknown => {
  if (typeof given === 'string') {
    const compiled = mathjs.compile(given);
    return (x: number) => Number(compiled.evaluate({ x }));
  }
  return mathjs.isMatrix(given) ? given.toArray() : given;
};

mathjs.import(
  Object.fromEntries(
    Object.entries(calculate).map(([name, call]) => [
      name,
      (...given: unknown[]) => (call as (...values: unknown[]) => unknown)(...given.map(asFunction)),
    ]),
  ),
  { override: true },
);
