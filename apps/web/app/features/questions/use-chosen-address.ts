import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '~/lib/api-error.ts';
import { type BankAddress, bankPath, changedAddress, readBankAddress } from '~/lib/bank/bank-address.ts';
import { tellMissing } from '~/lib/on-use.tsx';

export type Choose = (change: Partial<BankAddress>) => void;
export type GoTo = (address: BankAddress) => void;

interface Choice {
  readonly address: BankAddress;
  /** The window's search once the router has followed. The page is a little behind: it may not be drawn yet. */
  readonly arrivedAt?: string;
}

/**
 * What was chosen shows at once, while its list is still on the way, and the next choice builds on it. Once the list
 * is drawn, or something else came in between, the address alone counts.
 */
export function useChosenAddress(current: BankAddress): [BankAddress, Choose, GoTo] {
  const navigate = useNavigate();
  const drawn = useLocation().search;
  const [choice, setChoice] = useState<Choice>();
  const underWay = useRef<BankAddress>(undefined);
  const travel = useCallback(
    async (address: BankAddress) => {
      // The list that is there is worth more than a page that says why the other isn't.
      if (!navigator.onLine) {
        tellMissing(new ApiError(0, 'unreachable', 'You seem to be offline.'), () => void travel(address));
        return;
      }
      underWay.current = address;
      setChoice({ address });
      await navigate(bankPath(address), { preventScrollReset: true });
      if (underWay.current === address) underWay.current = undefined;
      const arrivedAt = window.location.search;
      setChoice((latest) => (latest?.address === address ? { address, arrivedAt } : latest));
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
  return [choice && isAhead(choice, drawn) ? choice.address : current, choose, (to) => void travel(to)];
}

const isAhead = ({ arrivedAt }: Choice, drawn: string) =>
  arrivedAt === undefined || (arrivedAt !== drawn && arrivedAt === window.location.search);
