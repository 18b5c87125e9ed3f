import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dangersIn } from '../../../test/migration-rules.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** The last one from before there was a version before. */
const baseline = '20261115150452_default_pages.sql';
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const newer = names.filter((name) => name > baseline);

describe('a migration, for the version before', () => {
  it('is looked at from the baseline on', () => {
    expect(names).toContain(baseline);
    expect(newer.length).toBeGreaterThan(0);
  });

  it.each(newer)('is survivable, or says why it is: %s', (name) => {
    expect(dangersIn(readFileSync(`${folder}/${name}`, 'utf8'))).toEqual([]);
  });

  it.each([
    ['drop table old_things'],
    ['drop view old_view'],
    ['drop type mood'],
    ['truncate old_things'],
    ['drop index users_email'],
    ['alter table users drop constraint users_email_unique'],
    ['ALTER TABLE "users" DROP COLUMN "nickname"'],
    ['alter table users drop nickname'],
    ['alter table users rename to people'],
    ['alter table users rename column name to full_name'],
    ['ALTER TABLE "users" ALTER COLUMN "age" SET DATA TYPE bigint'],
    ['ALTER TABLE "users" ALTER COLUMN "age" TYPE bigint using age::bigint'],
    ['ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL'],
    ['alter table users alter column name set not null'],
    ['alter table users alter column name drop default'],
    ['ALTER TABLE "users" ADD CONSTRAINT "known" FOREIGN KEY ("id") REFERENCES "people"("id")'],
    ['CREATE INDEX "users_age" ON "users" USING btree ("age")'],
    ['create unique index users_age on users (age)'],
    ['create or replace function f() returns trigger language plpgsql as $$ begin; end $$'],
  ])('is not when it says: %s', (statement) => {
    expect(dangersIn(`select 1;\n${statement};`)).toHaveLength(1);
    expect(dangersIn(`-- survivable: nobody has written to it since 1.4\n${statement};`)).toEqual([]);
    expect(dangersIn(`-- survivable: yes\n${statement};`), 'without a reason').toHaveLength(1);
  });

  it.each([
    ['create index concurrently users_age on users (age)'],
    ['CREATE UNIQUE INDEX CONCURRENTLY "users_age" ON "users" ("age")'],
    ['drop index concurrently users_age'],
    ['reindex table concurrently users'],
    ['vacuum users'],
    ['create table things (id int);\ncreate index concurrently i on things (id)'],
  ])('can not even run when it says: %s', (statement) => {
    const [danger, ...others] = dangersIn(`${statement};`);
    expect(danger?.what).toContain('transaction');
    expect(others).toEqual([]);
    expect(dangersIn(`-- survivable: nobody writes to it at night\n${statement};`)).toHaveLength(1);
  });

  it.each([
    ['CREATE TABLE "things" ("id" integer PRIMARY KEY, "name" text NOT NULL)'],
    ['ALTER TABLE "users" ADD COLUMN "age" integer'],
    ['ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT \'plain\' NOT NULL'],
    ["create type mood as enum ('good')"],
    ['alter table users add constraint aged check (age > 0) not valid'],
    ['CREATE TABLE "things" ("id" int);--> statement-breakpoint\nCREATE INDEX "i" ON "things" ("id")'],
    [
      'CREATE TABLE "things" ("id" int);\nALTER TABLE "things" ADD CONSTRAINT "c" FOREIGN KEY ("id") REFERENCES "users"("id")',
    ],
    ['create function f() returns trigger language plpgsql as $$ begin drop table x; end $$'],
    ["update users set name = 'x' where name is null"],
    ['-- drop table things'],
  ])('is when it says: %s', (statement) => {
    expect(dangersIn(`${statement};`)).toEqual([]);
  });
});
