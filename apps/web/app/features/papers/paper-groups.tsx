import type { PaperCard } from '@sevenfold/contract/papers/papers';
import { Calculator, CalendarClock, Clock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { calculatorWords, marksWords, minutesWords, paperPath } from '~/lib/papers/paper-words.ts';
import { IconButton } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { toast } from '~/ui/toast.ts';
import { OpeningTime } from './opening-time.tsx';
import { nameInSet, type PaperGroup } from './paper.rules.ts';
import styles from './papers.module.css';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);

/** Sets as headings, their papers as cards below. */
export function PaperGroups({ groups }: { groups: readonly PaperGroup[] }) {
  return groups.map(({ key, title, note, papers }) => (
    <section key={key} className={styles.group} aria-labelledby={`papers-${key}`}>
      <header className={styles.groupHead}>
        <h2 id={`papers-${key}`}>{title}</h2>
        <p>{note}</p>
      </header>
      <ul className={`plain-list ${styles.cards}`}>
        {papers.map((paper) => (
          <PaperTile key={paper.slug} paper={paper} />
        ))}
      </ul>
    </section>
  ));
}

function PaperTile({ paper }: { paper: PaperCard }) {
  const { slug, marks, minutes, calculatorAllowed, open, opensAt, mine } = paper;
  return (
    <Card as="li" interactive className={styles.tile}>
      <h3>
        <Link to={paperPath(slug)} data-card-link aria-label={paper.name}>
          {nameInSet(paper)}
        </Link>
      </h3>
      <ul className={`plain-list ${styles.facts}`}>
        <li className={styles.marks}>{marksWords(marks)}</li>
        <li>
          <Clock aria-hidden="true" />
          {minutesWords(minutes)}
        </li>
        <li>
          <Calculator aria-hidden="true" />
          {calculatorWords(calculatorAllowed)}
        </li>
        {!open && opensAt && (
          <li className={styles.opens}>
            <CalendarClock aria-hidden="true" />
            <span>
              Opens <OpeningTime at={opensAt} />
            </span>
          </li>
        )}
      </ul>
      {mine && <DeleteOwn paper={paper} />}
    </Card>
  );
}

function DeleteOwn({ paper: { slug, name } }: { paper: PaperCard }) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api('DELETE /api/papers/:slug', { params: { slug } });
      toast.success(`${name} has been deleted.`);
      await revalidate();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className={styles.delete}>
      <IconButton
        size="sm"
        label={`Delete ${name}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={`Delete ${name}?`}
        text="The paper is gone then. Papers that you have sat stay among your tests."
        confirmLabel="Delete paper"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
