import type { Redis } from './redis.ts';

/** What servers tell each other. A word may get lost, so nothing may depend on it but how soon a change is seen. */
export interface News {
  tell(topic: string): void;
  /** Hears of what others told, and also when something may have been missed. */
  hear(topic: string, listener: () => void): void;
  /** Whether others' words arrive at once. */
  isLive(): boolean;
}

/** For a server that has no way to hear of others. */
export const noNews: News = { tell: () => undefined, hear: () => undefined, isLive: () => false };

const channelOf = (topic: string) => `sevenfold:news:${topic}`;

export function redisNews({ commands, subscriptions }: Redis): News {
  const listeners: (() => void)[] = [];
  // The client subscribes again by itself; what was said meanwhile is lost.
  subscriptions.on('ready', () => {
    for (const listener of listeners) listener();
  });
  return {
    tell(topic) {
      // While Redis is away, all servers ask the database.
      if (commands.isReady) commands.publish(channelOf(topic), '').catch(() => undefined);
    },
    hear(topic, listener) {
      listeners.push(listener);
      const subscribe = () => void subscriptions.subscribe(channelOf(topic), listener).catch(() => undefined);
      if (subscriptions.isReady) subscribe();
      else subscriptions.once('ready', subscribe);
    },
    isLive: () => subscriptions.isReady,
  };
}
