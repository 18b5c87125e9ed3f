import { type Node, rebuiltStatement, type Statement, symbolsIn } from '../reading/node.ts';

/** X for x: letters that the expected answer has only in the other case. */
export function inCaseOf(expected: ReadonlySet<string>, given: Statement): Statement {
  const unknown = [...symbolsIn(given)].filter((name) => !expected.has(name));
  const changes = new Map(
    unknown.flatMap((name) => {
      const other = [...expected].find((known) => known.toLowerCase() === name.toLowerCase());
      return other ? [[name, other] as const] : [];
    }),
  );
  const takesE = !expected.has('E') && unknown.includes('E') && !changes.has('E');
  if (changes.size === 0 && !takesE) return given;
  return rebuiltStatement(given, (node): Node => {
    if (node.is !== 'symbol') return node;
    if (takesE && node.name === 'E') return { is: 'constant', name: 'e' };
    const name = changes.get(node.name);
    return name ? { is: 'symbol', name } : node;
  });
}
