import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';
import { apiFile } from '../api.ts';
import { messageOf } from '../api-error.ts';
import { saveFile } from '../save-file.ts';

/** The answer booklet of a test, to be printed and written on. */
export function BookletButton({ slug }: { slug: string }) {
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const file = await apiFile('GET /api/test/:slug/booklet.pdf', { params: { slug }, query: {} });
      saveFile(file, `${slug}-answer-booklet.pdf`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" icon={<Printer aria-hidden="true" />} busy={busy} onClick={() => void print()}>
      Print an answer booklet
    </Button>
  );
}
