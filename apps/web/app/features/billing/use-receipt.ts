import type { Order } from '@sevenfold/contract/billing/billing.schema';
import { useRef, useState } from 'react';
import { apiFile } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useSite } from '~/lib/site.ts';
import { toast } from '~/ui/toast.ts';

/** One file at a time; `making` says for which order. */
export function useReceipt() {
  const { name: site } = useSite();
  const [making, setMaking] = useState<string>();
  const running = useRef(false);

  const download = async ({ id, receipt_number }: Order) => {
    if (running.current) return;
    running.current = true;
    setMaking(id);
    try {
      const file = await apiFile('GET /api/orders/:id/receipt', { params: { id } });
      saveFile(file, `${site.toLowerCase().replaceAll(/\W+/g, '-')}-receipt-${receipt_number}.pdf`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    running.current = false;
    setMaking(undefined);
  };

  return { making, download };
}
