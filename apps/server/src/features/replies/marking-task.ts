import type { Asked } from '@sevenfold/replies/asked';
import type { Field, MarkedReplies } from '@sevenfold/replies/field';
import { type FieldFault, fieldFaults } from '@sevenfold/replies/field-faults';
import { markReplies } from '@sevenfold/replies/mark-replies';
import { readReply } from '@sevenfold/replies/mark-reply';
import { isEmpty } from '@sevenfold/replies/reading/clean-text';
import { Unreadable } from '@sevenfold/replies/reading/limits';

export type MarkingTask =
  | { readonly mark: readonly Field[]; readonly givens: Readonly<Record<string, string>> }
  | { readonly read: Asked; readonly given: string }
  | { readonly prove: readonly Field[] };

/** How a reply is read: LaTeX, and what is wrong with it where it can't be. */
export interface Reading {
  readonly readAs: string;
  readonly problem?: string;
}

/** `failure` is the question's fault, or ours; never the student's. */
export type MarkingOutcome =
  | { readonly marked: MarkedReplies }
  | { readonly reading: Reading }
  | { readonly faults: readonly (FieldFault & { readonly field: string })[] }
  | { readonly failure: string };

export function outcomeOf(task: MarkingTask): MarkingOutcome {
  try {
    if ('mark' in task) return { marked: markReplies(task.mark, task.givens) };
    if ('read' in task) return { reading: read(task.read, task.given) };
    return { faults: task.prove.flatMap((field) => faultsOf(field, task.prove)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const faultsOf = (field: Field, fields: readonly Field[]) =>
  fieldFaults(field, fields).map((fault) => ({ ...fault, field: field.field }));

function read(asked: Asked, given: string): Reading {
  if (isEmpty(given)) return { readAs: '' };
  try {
    return { readAs: readReply(asked, given) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { readAs: '', problem: `This can't be read: ${error.message}.` };
  }
}
