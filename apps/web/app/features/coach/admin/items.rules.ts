import type { CoachItem } from '@sevenfold/contract/coach/coach';
import { type SuspicionKind, suspicionKinds } from '@sevenfold/contract/coach/coach.constants';
import { type Difficulty, difficulties } from '@sevenfold/contract/questions/question.constants';
import type { TableAddress } from '~/lib/admin/table-address.ts';

/** What replies say against an item, in a few words. */
export function suspicionText(suspicion: CoachItem['suspicions'][number]): string {
  switch (suspicion.kind) {
    case 'label':
      return `${suspicion.harder ? 'Harder' : 'Easier'} than its label: ${suspicion.fits}`;
    case 'discrimination':
      return 'Weaker students do better';
    case 'option':
      return `Strong students choose ${suspicion.option} (${suspicion.chose} of ${suspicion.strong})`;
  }
}

export const suspicionChoices: readonly { readonly value: SuspicionKind | 'any'; readonly label: string }[] =
  [
    { value: 'any', label: 'Anything to look at' },
    { value: 'label', label: 'Label contradicted' },
    { value: 'discrimination', label: 'Weaker do better' },
    { value: 'option', label: 'A wrong option of the strong' },
  ];

const sorts = ['suspicious', 'replies', 'facility', 'discrimination'] as const;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What the server is asked for. An address that makes no sense shows everything. */
export function itemQuery({
  page,
  pageSize,
  sort,
  order,
  filters,
}: TableAddress<'subject' | 'difficulty' | 'suspicion'>) {
  const subject = slugPattern.test(filters.subject ?? '') ? filters.subject : undefined;
  const difficulty = difficulties.find((known): known is Difficulty => known === filters.difficulty);
  const suspicion = (['any', ...suspicionKinds] as const).find((known) => known === filters.suspicion);
  return {
    page: String(page),
    pageSize: String(pageSize),
    sort: sorts.find((known) => known === sort) ?? 'suspicious',
    order,
    ...(subject && { subject }),
    ...(difficulty && { difficulty }),
    ...(suspicion && { suspicion }),
  } as const;
}
