import { type ReactNode, useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { readSheet } from '~/lib/test-grading/graded-sheet.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';

type SheetButtonProps = { slug: string; of: string; icon: ReactNode };

export function SheetButton({ slug, of, icon }: SheetButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await readSheet(slug), `${slug}-answer-sheet.pdf`);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="sm" icon={icon} busy={busy} onClick={() => void download()}>
      Download<span className="visually-hidden"> the sheet of {of}</span>
    </Button>
  );
}
