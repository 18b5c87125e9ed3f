import { allEndpoints } from '@sevenfold/contract/endpoints';
import type { Endpoint } from '@sevenfold/contract/platform/endpoint';
import { openApiDocument } from '@sevenfold/contract/platform/openapi';
import { processorTime } from '@sevenfold/contract/platform/processor-time.fixture';
import { describe, expect, it } from 'vitest';

/** Long runs of what patterns repeat, with an end that fits none. */
const long = 50_000;
const attacks = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  'a-',
  'a.',
  'a@',
  '0,',
  '1.',
  '\u0301',
  '\u{1f600}',
  '+1 ',
  '/',
  '\\',
  '%',
  'A1',
  '_',
].map((part) => `${part.repeat(long / part.length)}!\n`);

const patterns = [
  ...new Set(
    JSON.stringify(openApiDocument(allEndpoints, { title: '', version: '' })).match(
      /"pattern":"(?:[^"\\]|\\.)*"/g,
    ),
  ),
].map((found) => (JSON.parse(`{${found}}`) as { pattern: string }).pattern);

describe('a text without end', () => {
  it('is found', () => {
    expect(patterns.length).toBeGreaterThan(15);
  });

  it.each(patterns)('is no work for %s', (pattern) => {
    const expression = new RegExp(pattern, 'u');
    for (const attack of attacks) {
      expect(
        processorTime(() => expression.test(attack)),
        attack.slice(0, 10),
      ).toBeLessThan(400);
    }
  });

  const withFields = (allEndpoints as readonly Endpoint[]).filter(({ body, query }) => body ?? query);

  it.each(withFields.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is no work for %s',
    (_, endpoint) => {
      const [body, query] = [endpoint.body, endpoint.query];
      for (const schema of [body, query]) {
        const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape;
        if (!schema || !shape) continue;
        for (const attack of attacks) {
          const filled = Object.fromEntries(Object.keys(shape).map((name) => [name, attack]));
          expect(
            processorTime(() => schema.safeParse(filled)),
            attack.slice(0, 10),
          ).toBeLessThan(1000);
        }
      }
    },
  );
});
