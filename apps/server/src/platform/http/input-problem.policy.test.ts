import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputProblem } from './input-problem.policy.ts';

const schema = z.strictObject({
  name: z.string(),
  count: z.coerce.number().int().optional(),
  marks: z.array(z.object({ right: z.boolean() })).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  value: z.union([z.string(), z.number()]).optional(),
  token: z.string().min(3, 'Please use the link in the mail').optional(),
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
  [{ order: 'up' }, ['“name” is missing', '“order” must be asc or desc']],
])('%j: %j', (given, told) => {
  const { error } = schema.safeParse(given, { error: inputProblem });
  expect(error?.issues.map(({ message }) => message)).toEqual(told);
});
