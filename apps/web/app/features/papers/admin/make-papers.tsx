import { paperLetters, type VersionKind } from '@sevenfold/contract/papers/paper.constants';
import type { BlockedWishes as Blocked, BlueprintRecord } from '@sevenfold/contract/papers/papers';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { TextField } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { toast } from '~/ui/toast.ts';
import { BlockedWishes } from '../wishes/blocked-wishes.tsx';
import type { SentBlueprint } from '../wishes/wishes.rules.ts';
import styles from './admin-papers.module.css';
import { papersKey } from './paper-queries.ts';

const versionLabel = (count: number): string =>
  count === 1 ? 'One paper' : `Versions ${paperLetters.slice(0, count).join(', ')}`;

type MakePapersProps = {
  record: BlueprintRecord;
  /** The blueprint was changed to the nearest that works. */
  onTaken: () => void;
};

/** Papers of a saved blueprint: one, or versions for neighbours in a classroom. */
export function MakePapers({ record, onTaken }: MakePapersProps) {
  const { busy, issues, save } = useSaving(papersKey);
  const [name, setName] = useState(record.name);
  const [versions, setVersions] = useState(2);
  const [differ, setDiffer] = useState<VersionKind>('variants');
  const [blocked, setBlocked] = useState<Blocked>();

  const make = async () => {
    const made = await api('POST /api/admin/blueprints/:id/papers', {
      params: { id: record.id },
      body: { name, versions, differ },
    });
    setBlocked(made.found ? undefined : made);
    if (made.found) {
      toast.success(
        made.papers.length === 1 ? 'The paper is made.' : `${made.papers.length} versions are made.`,
      );
    }
  };
  /** The blueprint becomes what works, and makes the papers. */
  const takeNearest = (blueprint: SentBlueprint) =>
    void save(async () => {
      const { id, updatedAt, paper, minutes } = record;
      await api('PUT /api/admin/blueprints/:id', {
        params: { id },
        body: { updatedAt, name: record.name, paper, minutes, blueprint },
      });
      await make();
    }).then(onTaken);

  return (
    <>
      <section aria-labelledby="make-papers">
        <h2 id="make-papers">Make papers</h2>
        <p className={styles.quiet}>
          Of the blueprint as it was saved. Nobody but staff sees them until you publish them.
        </p>
        <form
          className={styles.form}
          noValidate
          aria-label="Make papers"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void save(make);
          }}
        >
          <TextField
            label="Name of the paper"
            name="paper-name"
            required
            maxLength={120}
            value={name}
            onChange={setName}
            {...(issues.name && { error: issues.name })}
          />
          <SelectField
            label="How many"
            name="versions"
            value={String(versions)}
            options={paperLetters.map((_, index) => ({
              value: String(index + 1),
              label: versionLabel(index + 1),
            }))}
            onChange={(value) => setVersions(Number(value))}
          />
          {versions > 1 && (
            <ChoiceCards
              legend="How they differ"
              name="differ"
              value={differ}
              options={[
                {
                  value: 'variants',
                  label: 'Other numbers',
                  description: 'The same questions, each with numbers of its own',
                },
                {
                  value: 'shuffled',
                  label: 'Another order',
                  description: 'The same questions with the same numbers',
                },
              ]}
              onChange={(value) => setDiffer(value === 'shuffled' ? 'shuffled' : 'variants')}
            />
          )}
          {blocked && <BlockedWishes blocked={blocked} busy={busy} onTake={takeNearest} />}
          <div className={styles.buttons}>
            <Button type="submit" busy={busy}>
              {versions === 1 ? 'Make the paper' : 'Make the versions'}
            </Button>
          </div>
        </form>
      </section>
      {record.papers.length > 0 && (
        <section aria-labelledby="made-papers">
          <h2 id="made-papers">Papers of this blueprint</h2>
          <ul className={`plain-list ${styles.links}`}>
            {record.papers.map((paper) => (
              <li key={paper.slug}>
                <Link to={`/admin/papers/${paper.slug}`}>{paper.name}</Link>{' '}
                {!paper.published && <Badge>Not published</Badge>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
