import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
};

type Problem = Parameters<z.core.$ZodErrorMap>[0];

/** What is wrong with a field, where its schema has no words of its own. */
export function inputProblem({ path = [], ...problem }: Problem): string | undefined {
  const name = path.length > 0 ? `“${path.map(String).join('.')}”` : 'The input';
  if (problem.input === undefined) return `${name} is missing`;
  switch (problem.code) {
    case 'invalid_type':
      return `${name} must be ${kinds[problem.expected] ?? `of the kind ${problem.expected}`}`;
    case 'invalid_value':
      return `${name} must be ${problem.values.map(String).join(' or ')}`;
    case 'unrecognized_keys':
      return `There is no field ${problem.keys.map((key) => `“${key}”`).join(', ')}`;
    case 'invalid_union':
      return `${name} has a value that can’t be used here`;
    default:
      return undefined;
  }
}
