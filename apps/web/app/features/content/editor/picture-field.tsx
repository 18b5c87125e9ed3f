import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { useDropArea } from '~/ui/use-drop-area.ts';
import styles from './rich-editor.module.css';
import { pictureTypes, sendPicture } from './send-picture.ts';

export interface ChosenPicture {
  readonly url: string;
  readonly alt: string;
  readonly mimeType?: string;
  readonly width?: number;
  readonly height?: number;
}

type PictureFieldProps = {
  label: string;
  value: ChosenPicture | undefined;
  onChange: (picture: ChosenPicture | undefined) => void;
  /** Offers to go without one. */
  removable?: boolean;
  error?: string | undefined;
};

/** A picture from this computer and what it shows in words. Uploaded at once; the words can follow. */
export function PictureField({ label, value, onChange, removable = false, error }: PictureFieldProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { url, mimeType, width, height } = await sendPicture(file);
      onChange({ url, mimeType, width, height, alt: value?.alt ?? '' });
    } catch (failure) {
      setProblem(messageOf(failure));
    }
    setBusy(false);
  };
  const { over, choose, areaProps, inputProps } = useDropArea({
    accept: pictureTypes,
    busy,
    onFiles: ([file]) => void take(file),
  });

  return (
    <fieldset className={styles.pictureField}>
      <legend>{label}</legend>
      <div {...areaProps()} className={styles.drop} data-over={over}>
        {value && <img src={value.url} alt={value.alt} />}
        <div className={styles.dropActions}>
          <input {...inputProps} aria-label={`File for ${label.toLowerCase()}`} />
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            busyLabel="Uploading…"
            icon={<ImageUp aria-hidden="true" />}
            onClick={choose}
          >
            {value ? 'Choose another' : 'Choose a file'}
          </Button>
          {value && removable && (
            <Button variant="quiet" size="sm" onClick={() => onChange(undefined)}>
              Remove
            </Button>
          )}
          {!value && (
            <span className={styles.empty}>or drop it here. PNG, JPEG, WebP or GIF up to 10 MB.</span>
          )}
        </div>
      </div>
      {(problem ?? error) && (
        <p className={styles.problem} role="alert">
          {problem ?? error}
        </p>
      )}
      {value && (
        <TextField
          label="What it shows"
          name={`${id}-alt`}
          value={value.alt}
          onChange={(alt) => onChange({ ...value, alt })}
          maxLength={500}
          hint="Read out to those who can't see it."
        />
      )}
    </fieldset>
  );
}
