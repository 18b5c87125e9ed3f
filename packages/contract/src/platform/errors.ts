import { z } from 'zod';

/** Machine words of every failure the API can answer with, and the status each travels under. */
export const errorStatus = {
  invalid_input: 400,
  malformed_body: 400,
  wrong_credentials: 401,
  not_signed_in: 401,
  invalid_token: 400,
  invalid_signature: 400,
  payment_refused: 402,
  not_allowed: 403,
  limit_reached: 403,
  account_disabled: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  reading_time: 409,
  email_taken: 409,
  username_taken: 409,
  email_not_verified_by_provider: 409,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  account_locked: 423,
  too_many_attempts: 429,
  internal: 500,
  payment_provider: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const issueSchema = z.object({
  path: z.string().meta({ description: 'Dotted path of the field, empty for the whole input' }),
  message: z.string(),
});

export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.string(),
    issues: z.array(issueSchema).optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.output<typeof errorBodySchema>;

/** What is shown when a failure carries no message of its own. */
export const somethingWentWrong = 'Something went wrong';
