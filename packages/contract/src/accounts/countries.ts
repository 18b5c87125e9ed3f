export interface Country {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly iso: string;
  /** Dialling codes, the usual one first; '1-684' is country code 1, area 684. */
  readonly diallingCodes: readonly [string, ...string[]];
}

export const countries: readonly Country[] = [
  { name: 'India', iso: 'IN', diallingCodes: ['91'] },
];

const names = new Set(countries.map((country) => country.name));

export const isCountryName = (name: string): boolean => names.has(name);
