import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type BankAddress, bankPath, bankQuery, changedAddress } from '~/lib/bank/bank-address.ts';

export type Choose = (change: Partial<BankAddress>) => void;

/**
 * What was chosen shows at once, while its list is still on the way, and the next choice builds on it. Once the
 * address has changed, it alone counts.
 */
export function useChosenAddress(current: BankAddress): [BankAddress, Choose] {
  const navigate = useNavigate();
  const query = bankQuery(current);
  const [choice, setChoice] = useState<{ madeAt: string; address: BankAddress }>();
  // Forgotten for good: the way back to the address it was made at must not bring it back.
  if (choice && choice.madeAt !== query) setChoice(undefined);
  const shown = choice?.madeAt === query ? choice.address : current;
  const choose: Choose = (change) => {
    const address = changedAddress(shown, change);
    setChoice({ madeAt: query, address });
    void navigate(bankPath(address), { preventScrollReset: true });
  };
  return [shown, choose];
}
