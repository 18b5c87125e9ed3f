import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import { type BankAddress, bankPath, changedAddress } from '~/lib/bank/bank-address.ts';

export type Choose = (change: Partial<BankAddress>) => void;

/**
 * What was chosen shows at once, while its list is still on the way, and the next choice builds on it. Once the list
 * is there, or something else came in between, the address alone counts.
 */
export function useChosenAddress(current: BankAddress): [BankAddress, Choose] {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<BankAddress>();
  const shown = choice ?? current;
  const goTo = async (address: BankAddress) => {
    setChoice(address);
    await navigate(bankPath(address), { preventScrollReset: true });
    // Together with the list, which comes in a transition too. A choice made since then stays.
    startTransition(() => setChoice((latest) => (latest === address ? undefined : latest)));
  };
  return [shown, (change) => void goTo(changedAddress(shown, change))];
}
