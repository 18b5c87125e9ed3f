import { AppError } from '../app-error.ts';

/** Nothing that we take goes deeper than a few levels. */
const deepest = 32;

/**
 * PostgreSQL has no text with a null character in it, and whatever walks through a value that is nested
 * thousands of levels deep runs out of stack. Both are mistakes or attacks, never a form. Level by level, so that
 * this walk doesn't run out itself.
 */
export function assertStorable(input: unknown): void {
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new AppError('invalid_input', 'The input is nested too deeply');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && value.includes('\0')) throw notAllowed();
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, part] of Object.entries(value)) {
        if (key.includes('\0')) throw notAllowed();
        next.push(part);
      }
    }
    level = next;
  }
}

const notAllowed = () => new AppError('invalid_input', 'The input has a character that is not allowed');
