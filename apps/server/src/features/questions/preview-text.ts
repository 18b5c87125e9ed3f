import { AppError } from '../../platform/app-error.ts';
import { TypesetError } from './typesetting/formula.ts';
import { typeset } from './typesetting/typeset.ts';

/** What staff are writing, as it will be shown. What is wrong with it is told to them as their mistake. */
export function previewText(text: string): string {
  try {
    return typeset(text);
  } catch (error) {
    if (!(error instanceof TypesetError)) throw error;
    throw new AppError('invalid_input', error.message, {
      issues: [{ path: 'text', message: error.message }],
    });
  }
}
