import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './endpoints.ts';

/** Where a schema takes whole numbers that the database can't count. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum } = schema as { type?: unknown; maximum?: unknown };
  const here = type === 'integer' && !(Number(maximum) <= 2_147_483_647) ? [path] : [];
  return [...here, ...Object.entries(schema).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`))];
}

it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s takes no number that the database can not count',
  (_, { params, query, body }) => {
    const found = Object.entries({ params, query, body }).flatMap(([name, schema]) =>
      schema ? unboundedIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), name) : [],
    );
    expect(found).toEqual([]);
  },
);
