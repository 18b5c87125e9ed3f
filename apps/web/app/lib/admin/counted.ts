const numbers = new Intl.NumberFormat('en');

/** As the contract has it, with thousands apart, since staff deal with so many: '1,234 rows'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
