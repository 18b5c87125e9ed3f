import { AppError, invalidField } from '../app-error.ts';

/** Nothing that we take goes deeper than a few levels. */
const deepest = 32;

/** No text at all: a null character, or half of a letter that takes two code units. */
const unstorable = /[\0\p{Cs}]/u;

/**
 * PostgreSQL has no text with a null character in it and no JSON with half of a letter, and whatever walks through a
 * value that is nested thousands of levels deep runs out of stack. All are mistakes or attacks, never a form. Level by
 * level, so that this walk doesn't run out itself.
 */
export function assertStorable(input: unknown): void {
  let level: (readonly [value: unknown, path: string])[] = [[input, '']];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new AppError('invalid_input', 'The input is nested too deeply');
    const next: typeof level = [];
    for (const [value, path] of level) {
      if (typeof value === 'string' && unstorable.test(value)) throw notAllowed(path);
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, part] of Object.entries(value)) {
        if (unstorable.test(key)) throw notAllowed(path);
        next.push([part, path === '' ? key : `${path}.${key}`]);
      }
    }
    level = next;
  }
}

/**
 * JSON that has to be taken as it comes, since its sender would only send it again: a null character goes, half of a
 * letter becomes the sign for what can't be read.
 */
export const parseStorable = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === 'string') return storableText(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if (!Object.keys(value).some((key) => unstorable.test(key))) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), part]));
  });

const storableText = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD');

const notAllowed = (path: string) => invalidField(path, 'The input has a character that is not allowed');
