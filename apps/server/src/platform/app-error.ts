import { type ErrorCode, errorStatus } from '@sevenfold/contract/platform/errors';

/** The one way in which a request is refused on purpose. Anything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      issues?: { path: string; message: string }[];
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.status = errorStatus[code];
  }
}

/** Refuses input for what is wrong with its fields, one at least. The first message speaks for all. */
export const invalidFields = (issues: { path: string; message: string }[]): AppError =>
  new AppError('invalid_input', issues[0]!.message, { issues });

/** The same for a single field, by its dotted path. */
export const invalidField = (path: string, message: string): AppError => invalidFields([{ path, message }]);
