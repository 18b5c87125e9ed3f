import { createHash } from 'node:crypto';

/** Of an entry as it was loaded, and of what makes something of it. */
export const entryHash = (item: unknown, made: unknown = 0): string =>
  createHash('sha256')
    .update(JSON.stringify([made, item]))
    .digest('base64url');
