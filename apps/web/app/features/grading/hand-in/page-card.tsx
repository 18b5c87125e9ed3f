import { ArrowLeft, ArrowRight, Camera, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '~/ui/badge.tsx';
import { IconButton } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { type BookletPage, type HandInPage, numberOf } from './hand-in.rules.ts';
import type { KeptPages } from './kept-pages.ts';
import styles from './page-card.module.css';
import { StrangeCode } from './strange-code.tsx';

export type PageActions = {
  onTurn: (page: HandInPage) => void;
  onRetake: (page: HandInPage) => void;
  onRemove: (page: HandInPage) => void;
  onMove: (page: HandInPage, by: 1 | -1) => void;
  onNumber: (page: HandInPage, number: number | null) => void;
};

type PageCardProps = PageActions & {
  page: HandInPage;
  /** Its place in the sheet, from 1. */
  place: number;
  last: boolean;
  twice: boolean;
  booklet: readonly BookletPage[];
  kept: KeptPages;
};

/** One page as the teacher will see it, with what is known of it and what can be done about it. */
export function PageCard({ page, place, last, twice, booklet, kept, ...on }: PageCardProps) {
  const number = numberOf(page);
  const name = number === null ? `Photo ${place}` : `Page ${number}`;
  const isCoded = page.code.kind === 'good';
  return (
    <li className={styles.card} aria-label={name} data-trouble={twice || page.code.kind === 'elsewhere'}>
      <Picture page={page} kept={kept} label={name} />
      <div className={styles.head}>
        <h3>{name}</h3>
        {isCoded && <Badge tone="green">Code read</Badge>}
        {page.code.kind === 'none' && <Badge tone="amber">{number === null ? 'No code' : 'By hand'}</Badge>}
        {twice && <Badge tone="red">Twice</Badge>}
      </div>
      <StrangeCode code={page.code} onUse={() => on.onNumber(page, null)} />
      {!page.edgeFound && (
        <p className={styles.note}>The edges of the page weren’t found. Is all of it on the photo?</p>
      )}
      {page.code.kind === 'none' && booklet.length > 0 && (
        <SelectField
          name={`number-${page.id}`}
          label="Which page is it?"
          value={number === null ? '' : String(number)}
          options={[
            { value: '', label: 'None of them' },
            ...booklet.map((one) => ({ value: String(one.page), label: `Page ${one.page}` })),
          ]}
          onChange={(value) => on.onNumber(page, value === '' ? null : Number(value))}
        />
      )}
      <div className={styles.actions}>
        <IconButton
          size="sm"
          label={`Turn ${name} to the right`}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => on.onTurn(page)}
        />
        <IconButton
          size="sm"
          label={`Take ${name} again`}
          icon={<Camera aria-hidden="true" />}
          onClick={() => on.onRetake(page)}
        />
        {!isCoded && (
          <>
            <IconButton
              size="sm"
              label={`Move ${name} forward`}
              icon={<ArrowLeft aria-hidden="true" />}
              disabled={place === 1}
              onClick={() => on.onMove(page, -1)}
            />
            <IconButton
              size="sm"
              label={`Move ${name} back`}
              icon={<ArrowRight aria-hidden="true" />}
              disabled={last}
              onClick={() => on.onMove(page, 1)}
            />
          </>
        )}
        <IconButton
          size="sm"
          label={`Remove ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => on.onRemove(page)}
        />
      </div>
    </li>
  );
}

function Picture({ page, kept, label }: { page: HandInPage; kept: KeptPages; label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    void kept.picture(page.id).then((picture) => {
      if (!picture || left) return;
      made = URL.createObjectURL(picture.small);
      setUrl(made);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [kept, page.id]);
  return (
    <div className={styles.frame}>
      {url && <img src={url} alt={`${label}, straightened`} data-quarters={page.quarters} decoding="async" />}
    </div>
  );
}
