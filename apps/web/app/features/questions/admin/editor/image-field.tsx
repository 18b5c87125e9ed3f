import { ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import type { DraftImage } from './draft.ts';
import { imageTypes, takeFiles } from './image-files.rules.ts';
import { ImageTile } from './image-tile.tsx';
import styles from './images.module.css';
import { useSortable } from './use-sortable.ts';

type ImageFieldProps = {
  label: string;
  images: readonly DraftImage[];
  onChange: (images: readonly DraftImage[]) => void;
  problem?: string | undefined;
  /** What else makes or reads pictures. */
  actions?: ReactNode;
};

/** Pictures to choose, drop or paste; in order, each with its watermark. */
export function ImageField({ label, images, onChange, problem, actions }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { list, told, handleProps, itemProps } = useSortable(images, onChange);

  const add = (files: Iterable<File>) => {
    const taken = takeFiles([...files], images.length);
    setRefused(taken.problem);
    if (taken.images.length > 0) onChange([...images, ...taken.images]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const replace = (key: string, part: Partial<DraftImage>) =>
    onChange(images.map((image) => (image.key === key ? { ...image, ...part } : image)));

  return (
    <section
      className={styles.field}
      aria-label={label}
      data-over={over || undefined}
      onPaste={paste}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <div className={styles.head}>
        <h3 className={styles.label}>{label}</h3>
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            icon={<ImagePlus aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            Add images
          </Button>
          {actions}
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={imageTypes.join(',')}
          aria-label={`${label}: files`}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {images.length === 0 ? (
        <p className={styles.empty}>No images yet. Choose them, drop them here, or paste one.</p>
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
