import { expect, it } from 'vitest';
import { z } from 'zod';
import { EncodedJson } from './encoded-json.ts';

const schema = z.object({ id: z.int(), text: z.string() });
const item = (id: number, text = 'π ≈ "3"') => EncodedJson.of(schema, { id, text, secret: 'inside' });

it('lets only declared fields out', () => {
  expect(JSON.parse(item(1).body.toString())).toEqual({ id: 1, text: 'π ≈ "3"' });
  expect(() => EncodedJson.of(schema, { id: 'one' })).toThrow();
});

it.each([0, 1, 3])('makes a list of %i', (count) => {
  const items = Array.from({ length: count }, (_, id) => item(id));
  const list = EncodedJson.listOf('items', items, { total: 7, page: 2 });
  expect(JSON.parse(list.body.toString())).toEqual({
    items: items.map((_, id) => ({ id, text: 'π ≈ "3"' })),
    total: 7,
    page: 2,
  });
});

it.each([0, 1, 3])('puts a list of %i behind the fields of an object', (count) => {
  const items = Array.from({ length: count }, (_, id) => item(id));
  const whole = item(7, '}').withList('items', items);
  expect(whole.body.toString()).toBe(
    JSON.stringify({ id: 7, text: '}', items: items.map((_, id) => ({ id, text: 'π ≈ "3"' })) }),
  );
});

it('has a hash that changes with anything behind an object, too', () => {
  const hashes = [
    item(1).withList('items', [item(2), item(3)]).hash,
    item(1).withList('items', [item(3), item(2)]).hash,
    item(1).withList('others', [item(2), item(3)]).hash,
    item(2).withList('items', [item(2), item(3)]).hash,
    item(1).withList('items', []).hash,
    item(1).hash,
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('has a hash that changes with anything inside', () => {
  const hash = (items: EncodedJson[], total: number) => EncodedJson.listOf('items', items, { total }).hash;
  const hashes = [
    hash([item(1), item(2)], 2),
    hash([item(2), item(1)], 2),
    hash([item(1), item(2)], 3),
    hash([item(1), item(2, 'other')], 2),
    hash([item(1)], 2),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hash([item(1), item(2)], 2)).toBe(hashes[0]);
});
