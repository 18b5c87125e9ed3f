import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { hostileStrings } from './hostile-values.ts';
import { type Known, type Schema, valuesOf } from './schema-values.ts';

interface FormBody {
  readonly trick: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const boundary = 'fuzz-boundary';
const usualType = `multipart/form-data; boundary=${boundary}`;
const end = Buffer.from(`--${boundary}--\r\n`);

const part = (disposition: string, content: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${more}\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files that are what they say, files that are not, and files that are two things at once. */
const files: readonly (readonly [name: string, content: Buffer])[] = [
  ['a.png', png],
  ['a.png', png.subarray(0, 40)],
  ['a.png', Buffer.concat([png, Buffer.from('<script>fuzzed()</script>')])],
  [
    'a.svg',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="fuzzed()"><image href="http://127.0.0.1:9/"/></svg>',
    ),
  ],
  [
    'svg.png',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>'),
  ],
  ['page.png', Buffer.from('<!doctype html><script>fuzzed()</script>')],
  ['a.gif', Buffer.from('GIF89a/*<script>*/=1;')],
  ['a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF')])],
  ['a.webp', Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1')],
  ['a.avif', Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1')],
  ['a.pdf', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>')],
  ['a.pdf', Buffer.from('%PDF-1.7\n<script>fuzzed()</script>')],
  [
    'a.pdf',
    Buffer.concat([
      Buffer.from('%PDF-1.4\n1 0 obj<</Filter/FlateDecode/Length 99>>stream\n'),
      deflateSync(Buffer.alloc(2_000_000)),
      Buffer.from('\nendstream'),
    ]),
  ],
  ['a.csv', Buffer.from('slug,subject_name\nfuzzed,=cmd|calc!A1\n')],
  ['a.csv', Buffer.from('\ufeff"a\0b","c\r\n'.repeat(50), 'utf16le')],
  ['a.zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
  ['a.zip', Buffer.from('PK\x03\x04\xff\xff\xff\xff../../etc/passwd', 'latin1')],
  ['empty', Buffer.alloc(0)],
  ['noise', Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256))],
  ['../../../etc/passwd', png],
  ['a\\..\\b"; filename="c.png', png],
  ['\u202egnp.exe', png],
  ['a'.repeat(3000), png],
];

const garbled: readonly FormBody[] = (
  [
    ['form: nothing', Buffer.alloc(0)],
    ['form: only its end', end],
    ['form: no end', part('name="file"; filename="a"', png)],
    ['form: cut in a header', Buffer.from(`--${boundary}\r\ncontent-dispo`)],
    ['form: no disposition', Buffer.from(`--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`)],
    [
      'form: a header without end',
      Buffer.concat([part('name="file"; filename="a"', 'x', `x-a: ${'a'.repeat(90_000)}\r\n`), end]),
    ],
    [
      'form: 3,000 headers',
      Buffer.concat([part('name="file"; filename="a"', 'x', 'x-a: b\r\n'.repeat(3000)), end]),
    ],
    [
      'form: 2,000 parts',
      Buffer.concat([...Array.from({ length: 2000 }, (_, n) => part(`name="f${n}"`, 'x')), end]),
    ],
    [
      'form: 500 files',
      Buffer.concat([...Array.from({ length: 500 }, () => part('name="file"; filename="a.png"', png)), end]),
    ],
    [
      'form: prototype',
      Buffer.concat([
        part('name="__proto__"', '{"polluted":"yes"}', 'content-type: application/json\r\n'),
        part('name="constructor[prototype][polluted]"', 'yes'),
        part('name="file"; filename="a.png"', png),
        end,
      ]),
    ],
    [
      'form: no UTF-8',
      Buffer.concat([
        part('name="\xff\xfe"', Buffer.from([0xff, 0xfe])),
        part('name="file"; filename*=utf-8\'\'%ff%fe', png),
        end,
      ]),
    ],
    [
      'form: odd encoding',
      Buffer.concat([
        part(
          'name="file"; filename="a.png"',
          'AAAA',
          'content-transfer-encoding: base64\r\ncontent-type: text/plain; charset=no-such\r\n',
        ),
        end,
      ]),
    ],
    [
      'form: boundary in boundary',
      Buffer.concat([part('name="file"; filename="a"', `\r\n--${boundary}`), end]),
    ],
  ] as const
).map(([trick, bytes]) => ({ trick, type: usualType, bytes }));

const oddTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'x'.repeat(3000)}`,
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary=${boundary}; boundary=other`,
  'multipart/mixed; boundary=x',
  'multipart/form-data; charset=utf-16; boundary=x',
];

/** The fields and the file of a form, or what only looks like one. */
export function formBodies(schema: Schema, known: Known): fc.Arbitrary<FormBody> {
  const properties = Object.entries(schema.properties ?? {});
  const isFile = ({ format, items }: Schema) => format === 'binary' || items?.format === 'binary';
  const fileNames = properties.filter(([, field]) => isFile(field)).map(([name]) => name);
  const fields = fc.record(
    Object.fromEntries(
      properties
        .filter(([, field]) => !isFile(field))
        .map(([name, field]) => [
          name,
          fc.oneof(valuesOf(field, known, name), fc.constantFrom(...hostileStrings)),
        ]),
    ),
    { requiredKeys: [], noNullPrototype: true },
  );
  const sent = fc
    .tuple(
      fields,
      fc.array(fc.tuple(fc.constantFrom(...fileNames), fc.constantFrom(...files)), { maxLength: 2 }),
    )
    .map(([given, chosen]) => ({
      trick: 'form: fields and files',
      type: usualType,
      bytes: Buffer.concat([
        ...Object.entries(given).map(([name, value]) =>
          part(`name="${name}"`, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
        ),
        ...chosen.map(([name, [filename, content]]) =>
          part(`name="${name}"; filename="${filename}"`, content),
        ),
        end,
      ]),
    }));
  const wrongType = fc.tuple(sent, fc.constantFrom(...oddTypes)).map(([{ bytes }, type]) => ({
    trick: 'form: a type',
    type,
    bytes,
  }));
  return fc.oneof(
    { weight: 6, arbitrary: sent },
    { weight: 3, arbitrary: fc.constantFrom(...garbled) },
    { weight: 1, arbitrary: wrongType },
  );
}
