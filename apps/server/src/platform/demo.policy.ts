const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

export const isLoopback = (host: string): boolean => loopbackHosts.has(host);

/** Everything that could say that this is a real site. */
export interface Installation {
  readonly nodeEnv: string | undefined;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
}

/**
 * The one rule for demo accounts, their past and the readable outbox: they exist only where nobody but the person at
 * this machine can reach them, and nothing says otherwise. Whoever names an origin or a proxy has visitors in mind.
 */
export const isDemo = (given: Installation): boolean =>
  given.nodeEnv !== 'production' &&
  given.databaseUrl === undefined &&
  isLoopback(given.host) &&
  given.publicOrigin === undefined &&
  given.trustedProxies.length === 0;
