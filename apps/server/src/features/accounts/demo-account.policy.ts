/**
 * An account of the demo in an installation that is none (any more): its password stands in the source, so there is no
 * way in. Asked at every door and not only when a server starts, since a demo may be started beside it on the same data.
 */
export const isLeftOver = (user: { readonly isDemo: boolean }, config: { readonly demo: boolean }): boolean =>
  user.isDemo && !config.demo;
