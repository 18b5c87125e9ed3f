import { Printer } from 'lucide-react';
import { useState } from 'react';
import { apiFile } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';

/** Pages to write on, each with a code by which it is known when it comes back. */
export function BookletButton({ slug }: { slug: string }) {
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const file = await apiFile('GET /api/test/:slug/booklet.pdf', { params: { slug }, query: {} });
      saveFile(file, `answer-booklet-${slug}.pdf`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      icon={<Printer aria-hidden="true" />}
      onClick={() => void print()}
    >
      Answer booklet to print
    </Button>
  );
}
