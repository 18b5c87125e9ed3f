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

/** What a limit counts; the limit of a number is its value. */
const parts: Record<string, string> = { string: 'characters', array: 'entries', object: 'fields' };

type Problem = Parameters<z.core.$ZodErrorMap>[0];

const nameOf = (path: readonly PropertyKey[]) =>
  path.length > 0 ? `“${path.map(String).join('.')}”` : 'The input';

const within = (limit: string, origin: string) =>
  parts[origin] ? `must have ${limit} ${parts[origin]}` : `must be ${limit}`;

/** What is wrong with a field, where its schema has no words of its own. */
export function inputProblem({ path = [], ...problem }: Problem): string | undefined {
  const name = nameOf(path);
  if (problem.input === undefined) return `${name} is missing`;
  switch (problem.code) {
    case 'invalid_type':
      return `${name} must be ${kinds[problem.expected] ?? `of the kind ${problem.expected}`}`;
    case 'invalid_value':
      return `${name} must be ${problem.values.map(String).join(' or ')}`;
    case 'too_small':
      if (problem.input === '' || (Array.isArray(problem.input) && problem.input.length === 0))
        return `${name} is empty`;
      return `${name} ${within(`at least ${problem.minimum}`, problem.origin)}`;
    case 'too_big':
      return `${name} ${within(`at most ${problem.maximum}`, problem.origin)}`;
    case 'unrecognized_keys':
      return `There is no field ${problem.keys.map((key) => `“${key}”`).join(', ')}`;
    case 'invalid_format':
    case 'invalid_union':
      return `${name} has a value that can’t be used here`;
    default:
      return undefined;
  }
}

/** Words of a schema that go on after the field's name, such as 'must be an id', said with that name. */
export const named = (path: readonly PropertyKey[], message: string): string =>
  message.startsWith('must ') ? `${nameOf(path)} ${message}` : message;
