import { type BankAddress, changedAddress, type Switch } from '~/lib/bank/bank-address.ts';

export const switchLabels: Record<Switch, string> = {
  calculatorAllowed: 'Calculator',
  calculatorNotAllowed: 'No calculator',
  completedQuestion: 'Completed',
  uncompletedQuestion: 'Not completed',
  bookmarkedQuestion: 'Bookmarked',
  verified: 'Verified',
  topicChanged: 'Topic changed',
};

export interface ActiveFilter {
  readonly label: string;
  /** The same list without this filter. */
  readonly without: BankAddress;
}

/** Every filter that narrows the list, with the way to take it off. The topic and the order are no filters. */
export function activeFilters(address: BankAddress): ActiveFilter[] {
  const one = (name: 'year' | 'month' | 'paper' | 'timezone' | 'level', prefix = ''): ActiveFilter[] =>
    address[name] === undefined
      ? []
      : [{ label: `${prefix}${address[name]}`, without: changedAddress(address, { [name]: undefined }) }];
  return [
    ...one('level'),
    ...address.difficulty.map((difficulty) => ({
      label: difficulty,
      without: changedAddress(address, {
        difficulty: address.difficulty.filter((each) => each !== difficulty),
      }),
    })),
    ...one('paper', 'Paper '),
    ...one('month'),
    ...one('year'),
    ...one('timezone', 'TZ'),
    ...address.on.map((name) => ({
      label: switchLabels[name],
      without: changedAddress(address, { on: address.on.filter((each) => each !== name) }),
    })),
  ];
}

export const withoutFilters = (address: BankAddress): BankAddress =>
  changedAddress(address, {
    year: undefined,
    month: undefined,
    paper: undefined,
    timezone: undefined,
    level: undefined,
    difficulty: [],
    on: [],
  });
