import { startTransition, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type BankAddress, bankPath, changedAddress, readBankAddress } from '~/lib/bank/bank-address.ts';

export type Choose = (change: Partial<BankAddress>) => void;
export type GoTo = (address: BankAddress) => void;

/**
 * What was chosen shows at once, while its list is still on the way, and the next choice builds on it. Once the list
 * is there, or something else came in between, the address alone counts.
 */
export function useChosenAddress(current: BankAddress): [BankAddress, Choose, GoTo] {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<BankAddress>();
  // What is on its way right now. The screen is a little behind: a list that has arrived may not be drawn yet.
  const underWay = useRef<BankAddress>(undefined);
  const travel = useCallback(
    async (address: BankAddress) => {
      underWay.current = address;
      setChoice(address);
      await navigate(bankPath(address), { preventScrollReset: true });
      if (underWay.current === address) underWay.current = undefined;
      // Together with the list, which comes in a transition too. A choice made since then stays.
      startTransition(() => setChoice((latest) => (latest === address ? undefined : latest)));
    },
    [navigate],
  );
  const choose: Choose = useCallback(
    (change) => {
      const latest = underWay.current ?? readBankAddress(new URLSearchParams(window.location.search));
      void travel(changedAddress(latest, change));
    },
    [travel],
  );
  return [choice ?? current, choose, (address) => void travel(address)];
}
