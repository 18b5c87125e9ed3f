import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A picture that is kept here, under an id that nobody can guess: `/media/{id}.webp` never changes what it shows. One
 * with another watermark is another picture of the same original.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    watermark: boolean('watermark').notNull(),
    /** Null for one that is shown in a text: nothing else is ever made of it. */
    originalKey: text('original_key'),
    originalType: text('original_type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    /** Of the file that was imported, by which it is found again when it comes again. */
    sourceHash: text('source_hash'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    index('pictures_original_index').on(table.originalKey),
    index('pictures_created_index').on(table.createdAt),
    index('pictures_source_index').on(table.sourceHash),
  ],
);
