import { Trash2 } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { IconButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import type { DraftImage } from './draft.ts';
import styles from './images.module.css';
import { SortHandle } from './sort-handle.tsx';

type ImageTileProps = {
  image: DraftImage;
  name: string;
  handle: Omit<ComponentProps<'button'>, 'children'>;
  onChange: (part: Partial<DraftImage>) => void;
  onRemove: () => void;
};

export function ImageTile({ image, name, handle, onChange, onRemove }: ImageTileProps) {
  const address = useAddress(image);
  return (
    <>
      <a className={styles.picture} href={address} target="_blank" rel="noopener" title="Open in a new tab">
        {address && <img src={address} alt={`${name}: ${image.name}`} />}
      </a>
      <input
        className={styles.alt}
        aria-label={`What ${name} shows`}
        placeholder="What it shows, read aloud"
        maxLength={1000}
        value={image.alt}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <div className={styles.controls}>
        <SortHandle label={name} {...handle} />
        <Checkbox
          label="Watermark"
          aria-label={`Watermark on ${name}`}
          checked={image.watermark}
          disabled={image.elsewhere}
          onChange={(watermark) => onChange({ watermark })}
        />
        <IconButton
          size="sm"
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </>
  );
}

/** Of the stored picture, or of the file that isn't sent yet. */
function useAddress({ url, file }: DraftImage): string | undefined {
  const [ofFile, setOfFile] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setOfFile(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ?? ofFile;
}
