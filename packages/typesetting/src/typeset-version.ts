import { createHash } from 'node:crypto';

/** Raised when the same text comes out differently than before, so that stored content is typeset anew. */
export const typesetVersion = 7;

/** Another one when an entry changes, or what typesetting makes of it. */
export const typesetHash = (entry: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([typesetVersion, entry]))
    .digest('base64url');
