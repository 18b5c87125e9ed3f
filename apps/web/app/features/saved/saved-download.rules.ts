import { downloadLimit, tooManyToDownload } from '@sevenfold/contract/saved/saved.rules';

export interface SavedSum {
  readonly questions: number;
  readonly marks: number;
}

export const sumOf = (saved: readonly { readonly question: { readonly marks: number } }[]): SavedSum => ({
  questions: saved.length,
  marks: saved.reduce((sum, each) => sum + each.question.marks, 0),
});

/** How many may go into one file. */
export const limitFor = (isStaff: boolean): number => (isStaff ? Number.POSITIVE_INFINITY : downloadLimit);

/** Whether one more may be chosen; what is chosen can always be given up. */
export const mayToggle = (chosen: ReadonlySet<number>, id: number, isStaff: boolean): boolean =>
  chosen.has(id) || chosen.size < limitFor(isStaff);

export function toggled(chosen: ReadonlySet<number>, id: number, isStaff: boolean): ReadonlySet<number> {
  if (!mayToggle(chosen, id, isStaff)) return chosen;
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The chosen ones that are still there, in the order of the list. */
export const chosenAmong = (ids: readonly number[], chosen: ReadonlySet<number>): number[] =>
  ids.filter((id) => chosen.has(id));

type Plan =
  /** Undefined stands for all of them. */
  { readonly ids: readonly number[] | undefined } | { readonly refusal: string };

/** What a press on download asks for: those that were chosen, else all, as long as that isn't too many. */
export function downloadPlan(ids: readonly number[], chosen: ReadonlySet<number>, isStaff: boolean): Plan {
  const some = chosenAmong(ids, chosen);
  const wanted = some.length > 0 ? some : ids;
  if (wanted.length > limitFor(isStaff)) return { refusal: tooManyToDownload };
  return { ids: wanted.length === ids.length ? undefined : wanted };
}

export type DownloadKind = 'questions' | 'answers';

/** 'sevenfold-saved-questions-with-answers-2026-11-15.pdf' */
export function downloadName(site: string, kind: DownloadKind, day: Date): string {
  const words = [site, 'saved-questions', kind === 'answers' ? 'with-answers' : ''];
  const name = words
    .join(' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${name}-${date.join('-')}.pdf`;
}
