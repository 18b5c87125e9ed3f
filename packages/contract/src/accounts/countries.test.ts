import { describe, expect, it } from 'vitest';
import { countries, isCountryName } from './countries.ts';
import { isValidPhone, phonePrefix } from './phone.rules.ts';

const codesOf = (name: string) => countries.find((country) => country.name === name)?.diallingCodes;

describe('the list of countries', () => {
  it('knows every region of ISO 3166-1 that has telephones', () => {
    expect(countries).toHaveLength(247);
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(countries.filter(({ iso }) => !/^[A-Z]{2}$/.test(iso) || !regions.of(iso))).toEqual([]);
  });

  it('has each code and each name once', () => {
    expect(new Set(countries.map((country) => country.iso)).size).toBe(countries.length);
    expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
  });

  it('is in the order of names, accents aside', () => {
    const names = countries.map((country) => country.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('has names as a user sends them back', () => {
    expect(countries.filter(({ name }) => name !== name.trim().normalize('NFC'))).toEqual([]);
  });
});

describe('dialling codes', () => {
  const codes = countries.flatMap(({ iso, diallingCodes }) => diallingCodes.map((code) => ({ iso, code })));

  it('are written as a country code and, where there is one, an area', () => {
    expect(codes.filter(({ code }) => !/^[1-9]\d{0,2}(-\d{1,4})?$/.test(code))).toEqual([]);
  });

  it('prefill a number that only needs the rest typed', () => {
    expect(codes.filter(({ code }) => isValidPhone(phonePrefix(code)))).toEqual([]);
    expect(codes.filter(({ code }) => !isValidPhone(`${phonePrefix(code)} 555010`))).toEqual([]);
  });

  it('are not repeated within a country', () => {
    expect(
      countries.filter(({ diallingCodes }) => new Set(diallingCodes).size < diallingCodes.length),
    ).toEqual([]);
  });

  it('share the bare 1 between two countries only: the others of that plan have an area', () => {
    expect(codes.filter(({ code }) => code === '1').map(({ iso }) => iso)).toEqual(['CA', 'US']);
    expect(codes.filter(({ code }) => code.startsWith('1-'))).toHaveLength(27);
  });

  it.each([
    ['India', ['91']],
    ['United States', ['1']],
    ['United Kingdom', ['44']],
    ['United Arab Emirates', ['971']],
    ['Singapore', ['65']],
    ['Japan', ['81']],
    ['Australia', ['61']],
    ['South Korea', ['82']],
    ['North Korea', ['850']],
    ['Ivory Coast', ['225']],
    ['Türkiye', ['90']],
    ['Congo (DRC)', ['243']],
    ['Congo (Republic)', ['242']],
    ['Kazakhstan', ['7']],
    ['Kosovo', ['383']],
    ['American Samoa', ['1-684']],
    ['Guernsey', ['44-1481']],
    ['Dominica', ['1-767']],
    ['Dominican Republic', ['1-809', '1-829', '1-849']],
    ['Puerto Rico', ['1-787', '1-939']],
    ['Jamaica', ['1-876', '1-658']],
  ])('of %s', (name, expected) => {
    expect(codesOf(name)).toEqual(expected);
  });
});

describe('isCountryName', () => {
  it.each(['India', 'Åland Islands', 'Türkiye', 'Zimbabwe'])('%s is one', (name) => {
    expect(isCountryName(name)).toBe(true);
  });

  it.each(['', 'india', 'India ', 'IN', 'Atlantis', 'constructor', '__proto__', 'In\0dia'])(
    '%j is none',
    (name) => {
      expect(isCountryName(name)).toBe(false);
    },
  );
});
