export interface SearchedOption {
  readonly value: string;
  readonly label: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Options that hold every word typed, whatever its case and accents. */
export function searchOptions<Option extends SearchedOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** What is chosen after one option was pressed, in the order of the options. */
export const toggled = (
  options: readonly SearchedOption[],
  chosen: readonly string[],
  value: string,
): string[] =>
  inOrder(options, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

/** Adds all that are shown, or takes all of them away. What a search hides stays as it was. */
export const withAll = (
  options: readonly SearchedOption[],
  chosen: readonly string[],
  shown: readonly SearchedOption[],
): string[] => inOrder(options, [...chosen, ...shown.map(({ value }) => value)]);

export const withoutAll = (chosen: readonly string[], shown: readonly SearchedOption[]): string[] =>
  chosen.filter((value) => !shown.some((option) => option.value === value));

/** Options by the name of their group, both in the order in which they come. */
export function grouped<Option extends { readonly group?: string }>(
  options: readonly Option[],
): [group: string, members: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const { group = '' } = option;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}

const inOrder = (options: readonly SearchedOption[], chosen: readonly string[]): string[] =>
  options.map(({ value }) => value).filter((value) => chosen.includes(value));
