import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    roleId: smallint('role_id').notNull(),
    username: text('username').notNull(),
    fullName: text('full_name'),
    /** Always in lower case. */
    email: text('email').notNull(),
    phone: text('phone'),
    verified: boolean('verified').notNull().default(false),
    /** Null for accounts that only ever signed in through a provider. */
    passwordHash: text('password_hash'),
    ibYear: text('ib_year'),
    mathCourse: text('math_course'),
    country: text('country'),
    school: text('school'),
    lockedAt: moment('locked_at'),
    disabledAt: moment('disabled_at'),
    /** Made by the demo, with a password that everybody can read: of no use anywhere else. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    // Lists and exports of all users go by it.
    index('users_created_index').on(table.createdAt, table.id),
    index('users_locked_index').on(table.lockedAt).where(sql`locked_at is not null`),
  ],
);

export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the id that we gave the browser to keep; of its user agent, for one that keeps nothing. */
    fingerprint: text('fingerprint').notNull(),
    /** Hash of what the browser called itself when it was given that id, until it shows the id. */
    exchangedFrom: text('exchanged_from'),
    name: text('name').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('devices_user_fingerprint_key').on(table.userId, table.fingerprint),
    index('devices_fingerprint_index').on(table.fingerprint),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash_key').on(table.tokenHash),
    index('sessions_user_index').on(table.userId),
    index('sessions_device_index').on(table.deviceId),
  ],
);

/** Single-use links sent by e-mail. Only the hash of the link's token is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password', 'unlock-account'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The address it was sent to: a link dies with a change of address. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('account_links_token_hash_key').on(table.tokenHash),
    index('account_links_user_index').on(table.userId),
  ],
);

/** Who a provider says the user is. Keyed on the provider's subject, since addresses change hands. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('provider_identities_subject_key').on(table.issuer, table.subject),
    index('provider_identities_user_index').on(table.userId),
  ],
);
