import { ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { useDropArea } from '~/ui/use-drop-area.ts';
import type { DraftImage } from './draft.ts';
import { imageTypes, takeFiles } from './image-files.rules.ts';
import { ImageTile } from './image-tile.tsx';
import styles from './images.module.css';
import { useSortable } from './use-sortable.ts';

type ImageFieldProps = {
  label: string;
  images: readonly DraftImage[];
  onChange: (images: readonly DraftImage[]) => void;
  /** Said while there is none. */
  empty?: string | undefined;
  problem?: string | undefined;
  /** What else makes or reads pictures. */
  actions?: ReactNode;
};

const noneYet = 'No images yet. Choose them, drop them here, or paste one.';

/** Pictures to choose, drop or paste; in order, each with its watermark. */
export function ImageField(props: ImageFieldProps) {
  const { label, images, onChange, empty = noneYet, problem, actions } = props;
  const [refused, setRefused] = useState<string>();
  const { list, told, handleProps, itemProps } = useSortable(images, onChange);

  const add = (files: Iterable<File>) => {
    const taken = takeFiles([...files], images.length);
    setRefused(taken.problem);
    if (taken.images.length > 0) onChange([...images, ...taken.images]);
  };
  const { over, choose, areaProps, inputProps } = useDropArea({
    accept: imageTypes.join(','),
    several: true,
    onFiles: add,
  });
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const replace = (key: string, part: Partial<DraftImage>) =>
    onChange(images.map((image) => (image.key === key ? { ...image, ...part } : image)));

  return (
    <section
      {...areaProps({ role: 'region', onPaste: paste })}
      className={styles.field}
      aria-label={label}
      data-over={over || undefined}
    >
      <div className={styles.head}>
        <h3 className={styles.label}>{label}</h3>
        <div className={styles.actions}>
          <Button size="sm" variant="secondary" icon={<ImagePlus aria-hidden="true" />} onClick={choose}>
            Add images
          </Button>
          {actions}
        </div>
        <input {...inputProps} aria-label={`${label}: files`} />
      </div>
      {images.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol ref={list} className={`plain-list ${styles.tiles}`}>
          {images.map((image, index) => (
            <li key={image.key} className={styles.tile} {...itemProps(index)}>
              <ImageTile
                image={image}
                name={`${label.toLowerCase().replace(/s$/, '')} ${index + 1}`}
                handle={handleProps(index)}
                onChange={(part) => replace(image.key, part)}
                onRemove={() => onChange(images.filter(({ key }) => key !== image.key))}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" aria-live="polite">
        {told}
      </p>
      {(refused ?? problem) && (
        <p role="alert" className={styles.problem}>
          {refused ?? problem}
        </p>
      )}
    </section>
  );
}
