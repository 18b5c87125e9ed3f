import { type BankAddress, bankQuery } from '~/lib/bank/bank-address.ts';

/** The rest of the address, for a form that changes a part of it without scripts. */
export function HiddenAddress({ address, without }: { address: BankAddress; without: readonly string[] }) {
  const fields = [...new URLSearchParams(bankQuery(address))].filter(([name]) => !without.includes(name));
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
