import { createHash } from 'node:crypto';

/**
 * Sessions and e-mailed links are stored as this hash only. A plain SHA-256 is enough, since the values are
 * 256 random bits: there is nothing to guess offline.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
