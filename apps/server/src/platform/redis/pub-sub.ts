import type { Redis } from './redis.ts';

/** Messages between servers. One may get lost, so nothing may depend on it but how soon a change is seen. */
export interface PubSub {
  publish(topic: string): void;
  /** Calls the listener for what others publish, and also when something may have been missed. */
  subscribe(topic: string, listener: () => void): void;
  /** Whether others' messages arrive at once. */
  isConnected(): boolean;
}

/** For a server without Redis. */
export const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => undefined,
  isConnected: () => false,
};

/** Servers of two versions talk to each other during an update, so this name stays. */
const channelOf = (topic: string) => `sevenfold:news:${topic}`;

export function redisPubSub({ commands, subscriptions }: Redis): PubSub {
  const listeners: (() => void)[] = [];
  // The client subscribes again by itself; what was published meanwhile is lost.
  subscriptions.on('ready', () => {
    for (const listener of listeners) listener();
  });
  return {
    publish(topic) {
      // While Redis is away, all servers ask the database.
      if (commands.isReady) commands.publish(channelOf(topic), '').catch(() => undefined);
    },
    subscribe(topic, listener) {
      listeners.push(listener);
      const subscribe = () => void subscriptions.subscribe(channelOf(topic), listener).catch(() => undefined);
      if (subscriptions.isReady) subscribe();
      else subscriptions.once('ready', subscribe);
    },
    isConnected: () => subscriptions.isReady,
  };
}
