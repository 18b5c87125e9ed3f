import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** Students of whom answers were kept before the coach was there. Whose past is taken in is on the list no more. */
export const untoldPasts = pgTable('untold_pasts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});
