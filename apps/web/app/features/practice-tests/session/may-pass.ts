import { ApiError } from '~/lib/api-error.ts';

/** No connection, or a server that is down or busy: worth another try. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
