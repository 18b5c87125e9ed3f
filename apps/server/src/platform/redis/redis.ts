import type { createClient as CreateClient } from 'redis';

export interface RedisLog {
  warn(details: object, message: string): void;
  info(message: string): void;
}

/** Whoever waits for Redis could have asked the database meanwhile. */
const patienceMs = 250;
const longestPauseMs = 1000;
/** A connection whose other end vanished without a word is found out by this. */
const pingEveryMs = 2000;

const connect = (createClient: typeof CreateClient, url: string) =>
  createClient({
    url,
    // What can't be said now is not wanted later.
    disableOfflineQueue: true,
    pingInterval: pingEveryMs,
    commandOptions: { timeout: patienceMs },
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), longestPauseMs),
    },
  });

export type RedisClient = ReturnType<typeof connect>;

export interface Redis {
  /** Fails at once while Redis is away. */
  readonly commands: RedisClient;
  /** Has a connection of its own, since one that listens can do nothing else. */
  readonly subscriptions: RedisClient;
  isReady(): boolean;
  close(): void;
}

/**
 * Redis is help and never a need: the product starts and works without it. It is looked for in the background, and the
 * log tells once that it is gone and once that it is back. Its library is loaded only where it is used.
 */
export async function openRedis(url: string, log: RedisLog): Promise<Redis> {
  const { createClient } = await import('redis');
  const commands = connect(createClient, url);
  const subscriptions = connect(createClient, url);
  let away = false;
  const noteLoss = (error: Error) => {
    if (away) return;
    away = true;
    log.warn({ err: error }, 'Redis is away: limits are counted in the database, changes are asked for');
  };
  const noteReturn = () => {
    if (!commands.isReady || !subscriptions.isReady) return;
    if (away) log.info('Redis is back');
    away = false;
  };
  for (const client of [commands, subscriptions]) {
    client.on('error', noteLoss);
    client.on('ready', noteReturn);
    client.connect().catch(noteLoss);
  }
  return {
    commands,
    subscriptions,
    isReady: () => commands.isReady && subscriptions.isReady,
    close() {
      for (const client of [commands, subscriptions]) if (client.isOpen) client.destroy();
    },
  };
}
