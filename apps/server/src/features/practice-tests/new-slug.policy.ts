/** Small letters and digits, so that it can be read out and typed. */
export const newSlug = (secret: string): string =>
  secret
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 24);
