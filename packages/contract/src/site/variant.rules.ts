export type SiteVariant = 'standard' | 'yp';

/** Paths that the YP variant of the site doesn't have: in no route set, no navigation, no footer, no sitemap. */
const leftOutInYp = ['/online-classes', '/papers', '/take-a-test', '/pricing', '/privacy'];

export const isLeftOut = (variant: SiteVariant, path: string): boolean =>
  variant === 'yp' && leftOutInYp.some((leftOut) => path === leftOut || path.startsWith(`${leftOut}/`));
