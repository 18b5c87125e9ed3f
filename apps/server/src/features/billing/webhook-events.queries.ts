import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { webhookEvents } from './billing.tables.ts';

/** False for one that came before, which is counted. */
export async function keepWebhook(db: Db, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const [row] = await db
    .insert(webhookEvents)
    .values(event)
    .onConflictDoUpdate({
      target: [webhookEvents.provider, webhookEvents.eventId],
      set: { repeated: sql`${webhookEvents.repeated} + 1` },
    })
    .returning({ id: webhookEvents.id });
  return row!.id === event.id;
}

export async function markHandled(db: Db, id: string, at: Date): Promise<void> {
  await db.update(webhookEvents).set({ handledAt: at }).where(eq(webhookEvents.id, id));
}

/** Providers write names and addresses into what they send. */
export async function emptyPayloads(db: Db, provider: string, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  await db
    .update(webhookEvents)
    .set({ payload: {} })
    .where(and(eq(webhookEvents.provider, provider), inArray(webhookEvents.ref, [...refs])));
}
