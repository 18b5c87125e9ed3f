import fc from 'fast-check';
import { hostileStrings } from './hostile-values.ts';

/** The part of JSON Schema that the OpenAPI document uses for what is sent. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** What is really there, by the name of the field: ids, slugs, texts of every kind. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

const matching = (pattern: string): fc.Arbitrary<string> | undefined => {
  try {
    const strings = fc.stringMatching(new RegExp(pattern, 'u'));
    fc.sample(strings, 1);
    return strings;
  } catch {
    // It knows no classes of Unicode.
    return undefined;
  }
};

function strings({ format, pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time' || format === 'date') {
    return fc
      .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => (format === 'date' ? date.toISOString().slice(0, 10) : date.toISOString()));
  }
  const most = Math.max(minLength, Math.min(maxLength, 5000));
  const edges = [minLength, most].map((length) => fc.constant('a'.repeat(length)));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  return fc.oneof(
    ...((pattern && [matching(pattern)].filter((found) => found !== undefined)) || []),
    ...edges,
    fc.string({ minLength, maxLength: Math.min(most, minLength + 40) }),
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(most, minLength + 20) }),
    fc.constantFrom('x'.repeat(minLength || 1), ...hostileStrings.filter(fits)),
  );
}

const wholeNumbers = ({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({
      min: Math.max(minimum, Number.MIN_SAFE_INTEGER),
      max: Math.min(maximum, Number.MAX_SAFE_INTEGER),
    }),
    fc.integer({
      min: Math.ceil(minimum),
      max: Math.max(Math.ceil(minimum), Math.min(maximum, minimum + 20)),
    }),
    fc.constantFrom(minimum, maximum),
  );

/** Values that fit a schema as far as it says; ids and slugs are often those of things that exist. */
export function valuesOf(
  schema: Schema,
  known: Known,
  name = '',
  root: Schema = schema,
): fc.Arbitrary<unknown> {
  const existing = known.get(name);
  const made = madeOf(schema, known, name, root);
  return existing?.length
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: made })
    : made;
}

function madeOf(schema: Schema, known: Known, name: string, root: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map((kind) => valuesOf(kind, known, name, root)));
  if (schema.$ref) {
    const named = root.$defs?.[schema.$ref.split('/').at(-1)!];
    return named ? valuesOf(named, known, name, root) : fc.jsonValue();
  }
  switch (schema.type) {
    case 'string':
      return strings(schema);
    case 'integer':
      return wholeNumbers(schema);
    case 'number':
      return fc.oneof(wholeNumbers(schema), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known, name, root), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'object':
      return objects(schema, known, root);
    default:
      return fc.jsonValue();
  }
}

function objects(schema: Schema, known: Known, root: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0 && typeof schema.additionalProperties === 'object') {
    return fc.dictionary(fc.string(), valuesOf(schema.additionalProperties, known, '', root), { maxKeys: 5 });
  }
  return fc.record(
    Object.fromEntries(properties.map(([key, part]) => [key, valuesOf(part, known, key, root)])),
    {
      requiredKeys: [...(schema.required ?? [])].filter((key) => schema.properties?.[key]),
      noNullPrototype: true,
    },
  );
}
