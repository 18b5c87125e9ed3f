import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import type { UploadFacts } from './node-facts.ts';
import { PictureField } from './picture-field.tsx';

type PictureDialogProps = {
  initial: UploadFacts | undefined;
  onDone: (facts: UploadFacts) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

export function PictureDialog({ initial, onDone, onRemove, onClose }: PictureDialogProps) {
  const [facts, setFacts] = useState<UploadFacts | undefined>(initial);
  const ready = facts !== undefined && facts.alt.trim() !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={initial ? 'Edit picture' : 'Insert picture'}
      footer={
        <>
          {onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!ready} onClick={() => facts && onDone({ ...facts, alt: facts.alt.trim() })}>
            {initial ? 'Change' : 'Insert'}
          </Button>
        </>
      }
    >
      <PictureField
        label="Picture"
        value={facts}
        onChange={(picture) => setFacts(picture as UploadFacts | undefined)}
      />
    </Dialog>
  );
}
