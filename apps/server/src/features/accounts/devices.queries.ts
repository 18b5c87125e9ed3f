import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { devices } from './accounts.tables.ts';

export type DeviceRow = typeof devices.$inferSelect;
/** What a device is known by. */
export type DeviceMarks = Pick<DeviceRow, 'fingerprint' | 'exchangedFrom'>;

export async function listDevicesSince(db: Db, userId: string, since: Date): Promise<DeviceRow[]> {
  return db
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), gt(devices.lastSeenAt, since)))
    .orderBy(desc(devices.lastSeenAt), desc(devices.firstSeenAt));
}

export async function insertDevice(db: Db, device: typeof devices.$inferInsert): Promise<DeviceRow> {
  const [row] = await db.insert(devices).values(device).returning();
  return row!;
}

export async function noteDevice(
  db: Db,
  id: string,
  { fingerprint, exchangedFrom }: DeviceMarks,
  seen: Pick<DeviceRow, 'name' | 'lastSeenAt'>,
): Promise<DeviceRow> {
  const [row] = await db
    .update(devices)
    .set({ fingerprint, exchangedFrom, ...seen })
    .where(eq(devices.id, id))
    .returning();
  return row!;
}

/** Whether we have given out the id with this fingerprint, for whichever account. */
export async function isIssued(db: Db, fingerprint: string): Promise<boolean> {
  const found = await db
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.fingerprint, fingerprint))
    .limit(1);
  return found.length > 0;
}

export async function findDevice(db: Db, userId: string, id: string): Promise<DeviceRow | undefined> {
  const [device] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), eq(devices.userId, userId)));
  return device;
}

export async function deleteDevice(db: Db, id: string): Promise<void> {
  await db.delete(devices).where(eq(devices.id, id));
}

export async function deleteDevices(db: Db, userId: string): Promise<void> {
  await db.delete(devices).where(eq(devices.userId, userId));
}

/** Their sessions went long before them: a session that is in use keeps its device seen. */
export async function deleteDevicesUnseenSince(db: Db, moment: Date, userId?: string): Promise<void> {
  await db
    .delete(devices)
    .where(and(lte(devices.lastSeenAt, moment), userId ? eq(devices.userId, userId) : undefined));
}
