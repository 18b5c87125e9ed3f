import { describe, expect, it } from 'vitest';
import { processorTime } from '../platform/processor-time.fixture.ts';
import { emailHint } from './email.rules.ts';
import { emailSchema } from './email.schema.ts';

const messages = (input: unknown) => emailSchema.safeParse(input).error?.issues.map((issue) => issue.message);

describe('the hint under the e-mail field', () => {
  it.each([
    ['nothing typed yet', ''],
    ['a plain address', 'asha@example.com'],
    ['dots and hyphens', 'asha.k-rao@mail-host.example.com'],
    ['a top-level part of two', 'asha@example.in'],
  ])('is silent at %s', (_, email) => {
    expect(emailHint(email)).toBeUndefined();
  });

  it.each([
    ['no @', 'asha.example.com'],
    ['nothing before the @', '@example.com'],
    ['no domain', 'asha@'],
    ['no top-level part', 'asha@example'],
    ['a top-level part of one', 'asha@example.c'],
    ['a top-level part of four', 'asha@example.info'],
    ['two @', 'asha@rao@example.com'],
    ['a space', 'asha rao@example.com'],
    ['a line break at the end', 'asha@example.com\n'],
  ])("says 'Invalid mail id' at %s", (_, email) => {
    expect(emailHint(email)).toBe('Invalid mail id');
  });

  it.each([
    ['one long word', 'a'.repeat(100_000)],
    ['dots', `a@${'a.'.repeat(50_000)}`],
    ['hyphens', `a@${'-'.repeat(100_000)}!`],
    ['a nearly right address', `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}cccc`],
  ])('judges 100,000 characters of %s at once', (_, email) => {
    expect(processorTime(() => expect(emailHint(email)).toBe('Invalid mail id'))).toBeLessThan(500);
  });
});

describe('an address the server takes', () => {
  it.each([
    ['a plus sign', 'asha+ib@example.com', 'asha+ib@example.com'],
    ['a long top-level part', 'head@school.education', 'head@school.education'],
    ['the longest top-level part', `a@b.${'c'.repeat(63)}`, `a@b.${'c'.repeat(63)}`],
    ['an apostrophe', "o'brien@example.ie", "o'brien@example.ie"],
    ['unusual but valid signs', "!#$%&'*/=?^_`{|}~@example.com", "!#$%&'*/=?^_`{|}~@example.com"],
    ['one letter', 'a@b.io', 'a@b.io'],
    ['digits only before the top-level part', '123@163.com', '123@163.com'],
    ['another script', '用户@例子.中国', '用户@例子.中国'],
    ['vowel signs in the domain', 'asha@हिन्दी.भारत', 'asha@हिन्दी.भारत'],
    ['punycode', 'asha@xn--e1afmkfd.xn--p1ai', 'asha@xn--e1afmkfd.xn--p1ai'],
    ['64 characters before the @', `${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    ['capitals, which are lowered', 'Asha.Rao@Example.COM', 'asha.rao@example.com'],
    ['spaces around it, which are cut', ' asha@example.com\t\n', 'asha@example.com'],
  ])('%s', (_, email, kept) => {
    expect(emailSchema.parse(email)).toBe(kept);
  });
});

describe('an address the server refuses', () => {
  it.each([
    ['nothing', ''],
    ['spaces only', '   '],
    ['no @', 'asha'],
    ['nothing before the @', '@example.com'],
    ['no domain', 'asha@'],
    ['a host without a dot', 'asha@localhost'],
    ['dots only for a domain', 'asha@..'],
    ['a dot at the end', 'asha@example.com.'],
    ['a dot at the start', '.asha@example.com'],
    ['a dot before the @', 'asha.@example.com'],
    ['two dots in a row', 'asha..rao@example.com'],
    ['an empty part of the domain', 'asha@example..com'],
    ['a hyphen that starts the domain', 'asha@-example.com'],
    ['a hyphen that ends a part', 'asha@example-.com'],
    ['a part of the domain over 63', `asha@${'b'.repeat(64)}.com`],
    ['65 characters before the @', `${'a'.repeat(65)}@example.com`],
    ['an IP address', 'asha@192.168.0.1'],
    ['two @', 'asha@rao@example.com'],
    ['a space inside', 'asha rao@example.com'],
    ['two addresses', 'asha@example.com,ben@example.com'],
    ['a name before it', 'Asha <asha@example.com>'],
    ['quotes', '"asha"@example.com'],
    ['a header line smuggled in', 'asha@example.com\r\nBcc: all@example.com'],
    ['a NUL before the @', 'as\0ha@example.com'],
    ['a NUL in the domain', 'asha@exam\0ple.com'],
    ['a lone surrogate before the @', 'as\ud800ha@example.com'],
    ['a lone surrogate in the domain', 'asha@exam\udc00ple.com'],
    ['an invisible space', 'as\u200bha@example.com'],
    ['writing turned round', 'as\u202eha@example.com'],
    ['markup', '<script>@example.com'],
  ])('%s', (_, email) => {
    expect(messages(email)).toEqual(['Please enter a valid e-mail address']);
  });

  it.each([
    ['a letter', 'a'.repeat(100_000)],
    ['dots in the domain', `a@${'a.'.repeat(50_000)}`],
    ['@', '@'.repeat(100_000)],
    ['an address of 255', `a@${'b.'.repeat(125)}com`],
  ])('overlong %s: told so at once, and not looked at further', (_, email) => {
    expect(
      processorTime(() => expect(messages(email)).toEqual(['This e-mail address is too long'])),
    ).toBeLessThan(500);
  });

  it.each([
    ['parts that nearly fit', `a@${'b-'.repeat(126)}`],
    ['many short parts', `a@${'b.'.repeat(125)}1`],
    ['dots before the @', `${'a.'.repeat(127)}`],
  ])('the worst that passes the length, %s, is judged at once', (_, email) => {
    expect(
      processorTime(() => expect(messages(email)).toEqual(['Please enter a valid e-mail address'])),
    ).toBeLessThan(100);
  });

  it.each([
    [undefined],
    [null],
    [42],
    [true],
    [['asha@example.com']],
    [{ toString: () => 'asha@example.com' }],
  ])('what is no text: %j', (input) => {
    expect(emailSchema.safeParse(input).success).toBe(false);
  });
});
