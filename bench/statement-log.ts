import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of what came back, the id of a row that was just made. */
  madeId?: number;
}

type Done = (error: Error | undefined, result: pg.QueryResult) => void;

let log: Statement[] | undefined;

/** Lets every statement of this process be written down, on any connection and inside transactions too. */
export function watchStatements(): void {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const statement = log && statementOf(given);
    if (!statement) return query.apply(this, given);
    log!.push(statement);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const done: Done = (error, result) => {
        if (!error) noteMade(statement, result);
        (last as Done)(error, result);
      };
      return query.apply(this, [...given.slice(0, -1), done]);
    }
    const answer = query.apply(this, given) as Promise<pg.QueryResult>;
    return answer.then((result) => {
      noteMade(statement, result);
      return result;
    });
  } as typeof pg.Client.prototype.query;
}

function statementOf([query, values]: unknown[]): Statement | undefined {
  const given = Array.isArray(values) ? values : undefined;
  if (typeof query === 'string') return { text: query, values: given ?? [] };
  const { text, values: own } = query as { text?: string; values?: unknown[] };
  return text === undefined ? undefined : { text, values: given ?? own ?? [] };
}

/** Ids of what was made before the statement that names them: a replay makes rows of its own. */
function noteMade(statement: Statement, { command, rows }: pg.QueryResult): void {
  const row = rows?.[0] as Record<string, unknown> | unknown[] | undefined;
  const id = command === 'INSERT' && row ? Object.values(row)[0] : undefined;
  if (typeof id === 'number') statement.madeId = id;
}

export function beginLog(): void {
  log = [];
}

export function endLog(): Statement[] {
  const ended = log ?? [];
  log = undefined;
  return ended;
}
