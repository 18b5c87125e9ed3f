import type { Config } from '../../platform/config.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';

const hour = 60 * 60;

/** A mailbox that people read is worth flooding. A whole school may sit behind one network, so that limit is wider. */
export const contactLimits = ({ rateLimitScale }: Config) =>
  ({
    messagesOfWriter: { name: 'contact-writer', tries: 5, perSeconds: hour },
    messagesOfNetwork: { name: 'contact-network', tries: 20 * rateLimitScale, perSeconds: hour },
  }) satisfies Record<string, Limit>;
