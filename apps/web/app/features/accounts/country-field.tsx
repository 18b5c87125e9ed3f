import { countries } from '@sevenfold/contract/accounts/countries';
import { phonePrefix } from '@sevenfold/contract/accounts/phone.rules';
import { Combobox } from '~/ui/combobox.tsx';
import { clearPrefix, prefillPhone } from './phone-prefix.rules.ts';

const options = countries.map(({ name, diallingCodes }) => ({
  value: name,
  label: name,
  detail: phonePrefix(diallingCodes[0]),
}));

const codesOf = (name: string | null) => countries.find((country) => country.name === name)?.diallingCodes;

type CountryFieldProps = {
  country: string;
  phone: string;
  onChange: (changes: { country: string; phone: string }) => void;
};

/** Choosing a country also sets the code of the phone number. */
export function CountryField({ country, phone, onChange }: CountryFieldProps) {
  const choose = (name: string | null) => {
    const previous = codesOf(country) ?? [];
    const chosen = codesOf(name);
    onChange({
      country: name ?? '',
      phone: chosen ? prefillPhone(phone, chosen, previous) : clearPrefix(phone, previous),
    });
  };
  return (
    <Combobox
      label="Country"
      options={options}
      value={country || null}
      onChange={choose}
      placeholder="Start typing your country"
      required
    />
  );
}
