const paths: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => (id === 'export' ? '/admin/users' : `/admin/users/${id}`),
  question: (id) => `/admin/questions/edit?id=${id}`,
  subject: (id) => `/admin/subjects/edit?id=${id}`,
  topic: (id) => `/admin/topics/edit?id=${id}`,
  'answer sheet': (id) => `/admin/grade-tests/${id}`,
  doubt: (id) => `/admin/user-doubts?thread=${id}`,
  payment: () => '/admin/payments?state=resolved',
  post: (id) => `/admin/blogs/edit?id=${id}`,
  page: (id) => `/admin/pages?page=${id}`,
  paper: (id) => `/admin/papers/${id}`,
  blueprint: (id) => `/admin/blueprints/${id}`,
};

/** Where the thing is looked after; undefined for those without a page. What was deleted says so there. */
export const aboutPath = ({ kind, id }: { kind: string; id: string }): string | undefined =>
  Object.hasOwn(paths, kind) ? paths[kind]?.(encodeURIComponent(id)) : undefined;

/** 'marks_obtained' as people read it. */
export const fieldName = (field: string): string => field.replaceAll('_', ' ');

const shortest = 40;

/** A value in one line: words for what has some, JSON for the rest. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? String(value)
      : JSON.stringify(value);
}

export interface FieldChange {
  readonly name: string;
  /** Undefined where nothing is known of that side. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Facts = Readonly<Record<string, unknown>> | null;

export function changesOf(before: Facts, after: Facts): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const side = (record: Facts, field: string) =>
    record && Object.hasOwn(record, field) ? shownValue(record[field]) : undefined;
  return fields.map((field) => ({
    name: fieldName(field),
    before: side(before, field),
    after: side(after, field),
  }));
}

/** Few and short enough to stand in the table as they are. */
export const fitsInLine = (changes: readonly FieldChange[]): boolean =>
  changes.length <= 3 &&
  changes.every(({ before = '', after = '' }) => before.length + after.length <= shortest);
