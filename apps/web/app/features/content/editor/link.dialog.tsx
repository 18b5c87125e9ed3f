import { isSafeAddress } from '@sevenfold/contract/content/rich-text.rules';
import { type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { TextField } from '~/ui/field.tsx';

type LinkDialogProps = {
  initial: string;
  onDone: (url: string) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

/** 'sevenfold.example' is meant as an address of the web. */
const completed = (typed: string): string => {
  const url = typed.trim();
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(url)) return `mailto:${url}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(url) ? `https://${url}` : url;
};

export function LinkDialog({ initial, onDone, onRemove, onClose }: LinkDialogProps) {
  const [url, setUrl] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const address = completed(url);
    if (isSafeAddress(address, 'link')) onDone(address);
    else setProblem('Please enter an address such as https://example.org or /pricing');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={initial ? 'Edit link' : 'Insert link'}
      footer={
        <>
          {onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="editor-link">
            {initial ? 'Change' : 'Insert'}
          </Button>
        </>
      }
    >
      <form id="editor-link" onSubmit={submit} noValidate>
        <TextField
          label="Address"
          name="url"
          inputMode="url"
          value={url}
          onChange={(value) => {
            setUrl(value);
            setProblem(undefined);
          }}
          autoComplete="off"
          autoFocus
          {...(problem && { error: problem })}
        />
      </form>
    </Dialog>
  );
}
