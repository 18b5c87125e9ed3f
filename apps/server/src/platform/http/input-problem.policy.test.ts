import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputProblem, named } from './input-problem.policy.ts';

const schema = z.strictObject({
  name: z.string(),
  count: z.coerce.number().int().optional(),
  marks: z.array(z.object({ right: z.boolean() })).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  value: z.union([z.string(), z.number()]).optional(),
  token: z.string().min(3, 'Please use the link in the mail').optional(),
  year: z.number().min(2000).max(2100).optional(),
  note: z.string().min(2).max(5).optional(),
  slug: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  topics: z.array(z.string()).min(1).max(2).optional(),
});

test.each<[given: unknown, told: string[]]>([
  [undefined, ['The input is missing']],
  ['a text', ['The input must be an object with named fields']],
  [null, ['The input must be an object with named fields']],
  [{}, ['“name” is missing']],
  [{ name: 7 }, ['“name” must be a text']],
  [{ name: 'Asha', count: 'many' }, ['“count” must be a number']],
  [{ name: 'Asha', marks: 'all' }, ['“marks” must be a list']],
  [{ name: 'Asha', marks: [{ right: true }, {}] }, ['“marks.1.right” is missing']],
  [{ name: 'Asha', order: 'up' }, ['“order” must be asc or desc']],
  [{ name: 'Asha', value: true }, ['“value” has a value that can’t be used here']],
  [{ name: 'Asha', nickname: 'A' }, ['There is no field “nickname”']],
  [{ name: 'Asha', token: 'ab' }, ['Please use the link in the mail']],
  [{ name: 'Asha', year: 1999 }, ['“year” must be at least 2000']],
  [{ name: 'Asha', year: 2101 }, ['“year” must be at most 2100']],
  [{ name: 'Asha', note: 'a' }, ['“note” must have at least 2 characters']],
  [{ name: 'Asha', note: 'a long one' }, ['“note” must have at most 5 characters']],
  [{ name: 'Asha', note: '' }, ['“note” is empty']],
  [{ name: 'Asha', slug: 'A b' }, ['“slug” has a value that can’t be used here']],
  [{ name: 'Asha', topics: [] }, ['“topics” is empty']],
  [{ name: 'Asha', topics: ['a', 'b', 'c'] }, ['“topics” must have at most 2 entries']],
  [{ order: 'up' }, ['“name” is missing', '“order” must be asc or desc']],
])('%j: %j', (given, told) => {
  const { error } = schema.safeParse(given, { error: inputProblem });
  expect(error?.issues.map(({ message }) => message)).toEqual(told);
});

test.each([
  [['paper'], 'must be one of 1, 2, 3', '“paper” must be one of 1, 2, 3'],
  [['marks', 0], 'must be an id', '“marks.0” must be an id'],
  [['email'], 'Please enter a valid e-mail address', 'Please enter a valid e-mail address'],
])('%j, %j: %s', (path, message, told) => {
  expect(named(path, message)).toBe(told);
});
