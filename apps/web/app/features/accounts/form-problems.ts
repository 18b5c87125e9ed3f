import { ApiError, messageOf } from '~/lib/api-error.ts';

/** What is wrong with a form, after a look at it or after the server's. */
export interface FormProblems<Name extends string> {
  /** Shown at their fields. */
  readonly fields: { readonly [Field in Name]?: string };
  /** Shown in the alert above the form. */
  readonly list: readonly string[];
  /** Where to go on typing. */
  readonly first: Name | undefined;
}

export const noProblems: FormProblems<never> = { fields: {}, list: [], first: undefined };

export const isBlocked = (problems: FormProblems<string>): boolean =>
  problems.list.length > 0 || Object.keys(problems.fields).length > 0;

/** Says of each empty field what belongs there. The order of the messages is the order of the fields. */
export function requireFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  messages: { readonly [Field in Name]?: string },
): FormProblems<Name> {
  const missing = (Object.keys(messages) as Name[]).filter((name) => values[name].trim() === '');
  const fields: { [Field in Name]?: string } = {};
  for (const name of missing) fields[name] = messages[name];
  return { fields, list: [], first: missing[0] };
}

/** Codes that concern one field without naming it in an issue. */
const fieldOfCode: Readonly<Record<string, string>> = { email_taken: 'email', username_taken: 'username' };

function fieldOf<Name extends string>(error: ApiError, names: readonly Name[]): Name | undefined {
  const named = new Set([...error.issues.map((issue) => issue.path), fieldOfCode[error.code]]);
  return names.find((name) => named.has(name));
}

/** A refusal as a list: each issue once, or the one message. */
export function refusalAsList<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FormProblems<Name> {
  const issues = error instanceof ApiError ? error.issues.map((issue) => issue.message) : [];
  return {
    fields: {},
    list: issues.length > 0 ? [...new Set(issues)] : [messageOf(error)],
    first: error instanceof ApiError ? fieldOf(error, names) : undefined,
  };
}

/** A refusal at the fields it is about; what is about none of them goes to the list. */
export function refusalAtFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FormProblems<Name> {
  if (!(error instanceof ApiError)) return { fields: {}, list: [messageOf(error)], first: undefined };
  const fields: { [Field in Name]?: string } = {};
  for (const name of names) {
    const issue = error.issues.find(({ path }) => path === name);
    if (issue) fields[name] = issue.message;
    else if (fieldOfCode[error.code] === name) fields[name] = messageOf(error);
  }
  const first = names.find((name) => fields[name] !== undefined);
  return { fields, list: first === undefined ? [messageOf(error)] : [], first };
}
