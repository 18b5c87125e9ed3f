import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { openCheckout } from '~/lib/checkout/open-checkout.ts';
import { useSite } from '~/lib/site.ts';
import { toast } from '~/ui/toast.ts';

/** `onSettled`: the window was closed, or the server knows better than this page what is paid. */
export function usePay(slug: string, onSettled: () => void) {
  const { paymentProvider: provider } = useSite();
  const navigate = useNavigate();
  const [paying, setPaying] = useState(false);

  const pay = async () => {
    setPaying(true);
    try {
      const started = await api('POST /api/:provider/one-time', {
        params: { provider },
        body: { test_slug: slug },
      });
      const next = await openCheckout(provider, started);
      if (next) await navigate(next);
      else onSettled();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        toast.info(error.message);
        onSettled();
      } else toast.error(messageOf(error));
    }
    setPaying(false);
  };

  return { paying, pay };
}
