import { TypesetError, TypesetRefusal } from '@sevenfold/typesetting/formula';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import { typeset, typesetNode } from '@sevenfold/typesetting/typeset';

/** A text with the figures that it may name, or one formula of rich text. */
export type TypesetTask =
  | { readonly text: string; readonly drawings?: Drawings }
  | { readonly latex: string; readonly inline: boolean };

/** `refused` is more than a slip: such a text isn't kept, not even as it was written. */
export type Outcome = { readonly html: string } | { readonly problem: string; readonly refused: boolean };

export function outcomeOf(task: TypesetTask): Outcome {
  try {
    return {
      html: 'text' in task ? typeset(task.text, task.drawings) : typesetNode(task.latex, task.inline),
    };
  } catch (error) {
    if (!(error instanceof TypesetError)) throw error;
    return { problem: error.message, refused: error instanceof TypesetRefusal };
  }
}
