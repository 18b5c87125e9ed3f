import type { ErrorBody } from '@sevenfold/contract/platform/errors';
import type { ApiAnswer } from '@sevenfold/contract/site/page-context';

export const somethingWentWrong = 'Something went wrong';

/** A call that the server refused or that never reached it (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: NonNullable<ErrorBody['issues']> = [],
    /** In how many seconds the server wants to be asked again, when it said so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** No connection, or a server that is down or busy: worth another try. A refusal stays one however often it is sent. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** For what may not be there: a refusal says that it isn't; a fault of the server stays one. */
export function nothingIfRefused(error: unknown): undefined {
  if (error instanceof ApiError && error.status < 500) return undefined;
  throw error;
}

/** The server's message when it sent one, otherwise the plain sentence. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError && error.message !== '' ? error.message : somethingWentWrong;
}

export async function apiErrorOf(response: ApiAnswer): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, code, issues } = (body ?? {}) as Partial<ErrorBody>;
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' ? message : somethingWentWrong,
    Array.isArray(issues) ? issues : [],
    Number(response.headers.get('retry-after')) || undefined,
  );
}
