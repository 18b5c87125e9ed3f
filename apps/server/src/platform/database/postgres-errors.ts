interface PostgresError {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** What the database itself said, below the layers that wrapped it. */
function* causesOf(error: unknown): Generator<PostgresError> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause as PostgresError;
}

/** The name of the violated unique constraint, or undefined for any other failure. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const { code, constraint } of causesOf(error)) {
    if (code === '23505' && typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** Whether a row pointed at one that isn't there. */
export function isBrokenReference(error: unknown): boolean {
  return [...causesOf(error)].some(({ code }) => code === '23503');
}

/** Whether a statement gave up because others held what it needs for too long. */
export function isLockTimeout(error: unknown): boolean {
  return [...causesOf(error)].some(({ code }) => code === '55P03');
}

/** Whether a function of ours refused what it was asked, with this code. */
export function isRaised(error: unknown, raised: string): boolean {
  return [...causesOf(error)].some(({ code }) => code === raised);
}
