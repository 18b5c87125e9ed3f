import { describe, expect, it } from 'vitest';
import { deviceSchema, removeDevice, unlockUser, updateUserSchema } from './profile.endpoints.ts';

const issuesOf = (input: unknown) =>
  updateUserSchema
    .safeParse(input)
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

const huge = 'a'.repeat(100_000);

describe('a change of the profile', () => {
  it.each<[string, object]>([
    ['the profile dialog', { full_name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' }],
    ['the profile dialog with digits alone', { phone: '9876543210' }],
    ['the profile dialog without a phone', { full_name: 'Asha Rao', email: 'asha@example.com', phone: '' }],
    [
      'onboarding',
      {
        ib_year: 'Pre-IB',
        math_course: 'AI SL',
        country: 'Türkiye',
        school: "St Mary's, İzmir",
        phone: '+90 532 000 0000',
      },
    ],
    ['a single field', { school: 'Hill School' }],
  ])('is taken from %s as it is', (_, changes) => {
    expect(updateUserSchema.parse(changes)).toEqual(changes);
  });

  it('is tidied', () => {
    expect(
      updateUserSchema.parse({ full_name: ' Asha ', email: ' A@B.io ', phone: ' ', country: ' India ' }),
    ).toEqual({ full_name: 'Asha', email: 'a@b.io', phone: '', country: 'India' });
  });

  it('never touches a field that a user may not set', () => {
    const changes = { school: 'Hill School', role_id: 1, verified: true, id: 'x', username: 'root' };
    expect(updateUserSchema.parse(changes)).toEqual({ school: 'Hill School' });
  });

  it.each([
    ['an empty one', {}],
    ['only fields that a user may not set', { role_id: 1, verified: true }],
    ['a field without a value', { school: undefined }],
  ])('is refused: %s', (_, changes) => {
    expect(issuesOf(changes)).toEqual([': Nothing to change was sent']);
  });

  const phone = 'phone: Please enter a valid contact number including the country code.';
  const country = 'country: Please choose a country from the list';

  it.each<[string, object, string[]]>([
    ['a blank name', { full_name: '  ' }, ['full_name: Please enter your name']],
    ['a name with a NUL', { full_name: '\0a' }, ['full_name: Please leave out special control characters']],
    ['an endless name', { full_name: huge }, ['full_name: Name should be at most 120 characters long']],
    ['an e-mail without a domain', { email: 'asha@' }, ['email: Please enter a valid e-mail address']],
    ['a phone with letters', { phone: '98765abc10' }, [phone]],
    ['a phone with hyphens', { phone: '+91-98765-43210' }, [phone]],
    ['a phone of too few digits', { phone: '12345' }, [phone]],
    ['an endless phone', { phone: `+${'1 '.repeat(50_000)}` }, [phone]],
    ['a phone with a NUL', { phone: '+91987654\x003210' }, [phone]],
    ['a blank year', { ib_year: ' ' }, ['ib_year: Please tell your year']],
    ['an endless year', { ib_year: huge }, ['ib_year: Year should be at most 60 characters long']],
    [
      'a year with a lone surrogate',
      { ib_year: 'x\ud800' },
      ['ib_year: Please leave out special control characters'],
    ],
    ['no country', { country: '' }, [country]],
    ['a country in small letters', { country: 'india' }, [country]],
    ['a country that the language knows but the list does not', { country: 'constructor' }, [country]],
    ['an endless country', { country: huge }, [country]],
    ['a blank school', { school: '' }, ['school: Please enter your school']],
    ['an endless school', { school: huge }, ['school: School name should be at most 160 characters long']],
    [
      'a school of two lines',
      { school: 'Hill\nSchool' },
      ['school: Please leave out special control characters'],
    ],
  ])('is refused: %s', (_, changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });

  it.each(['', 'AA', 'aa hl', 'Other', huge])(
    'is refused: a course that is not offered, %.10s',
    (math_course) => {
      expect(updateUserSchema.safeParse({ math_course }).success).toBe(false);
    },
  );

  it.each(
    ['full_name', 'email', 'phone', 'ib_year', 'math_course', 'country', 'school'].flatMap((field) =>
      [null, 7, false, ['India'], {}].map((value): [string, unknown] => [field, value]),
    ),
  )('is refused: a %s of %j', (field, value) => {
    expect(updateUserSchema.safeParse({ [field]: value }).error?.issues[0]?.path).toEqual([field]);
  });

  it.each([[undefined], [null], ['{}'], [[]]])('is refused: %j for the whole', (changes) => {
    expect(updateUserSchema.safeParse(changes).success).toBe(false);
  });
});

describe.each([
  { name: 'a device', schema: removeDevice.params! },
  { name: 'a user', schema: unlockUser.params! },
])('the id of $name in a path', ({ schema }) => {
  it.each([
    '7',
    '',
    "' or 1=1",
    '../x',
    'g198b2c4-6b1e-7c3a-9a52-0d6f1c2b3a4d',
    '0198b2c4-6b1e-7c3a-9a52-0d6f1c2b3a4d\0',
  ])('is refused: %j', (id) => {
    expect(schema.safeParse({ id }).success).toBe(false);
  });

  it('is a UUID', () => {
    expect(schema.safeParse({ id: '0198b2c4-6b1e-7c3a-9a52-0d6f1c2b3a4d' }).success).toBe(true);
  });
});

it('a device is shown without the id that its browser keeps', () => {
  const device = {
    id: '0198b2c4-6b1e-7c3a-9a52-0d6f1c2b3a4d',
    name: 'Firefox on Linux',
    first_seen_at: '2026-01-05T08:30:00.000Z',
    last_seen_at: '2026-02-05T08:30:00.000Z',
    current: true,
  };
  expect(deviceSchema.parse({ ...device, browser_key: 'secret' })).toEqual(device);
});
