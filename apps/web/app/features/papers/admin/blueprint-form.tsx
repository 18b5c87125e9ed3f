import type { BlueprintRecord } from '@sevenfold/contract/papers/papers';
import { minutesForMarks, satPapersOf, withMarks } from '@sevenfold/contract/papers/sat-papers.rules';
import type { PaperName } from '@sevenfold/contract/questions/question.constants';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { useTopics } from '~/lib/bank/use-topics.ts';
import { Button } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { FormAlert, TextField } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { toast } from '~/ui/toast.ts';
import { useInvalidFocus } from '~/ui/use-invalid-focus.ts';
import { presetsOf } from '../wishes/presets.rules.ts';
import { TopicsFailed } from '../wishes/topics-failed.tsx';
import { WishFields } from '../wishes/wish-fields.tsx';
import { blueprintOf, noWishes, type Problems, type Wishes, wishesOf } from '../wishes/wishes.rules.ts';
import styles from './admin-papers.module.css';
import { minutesIn, paperOfPreset } from './blueprint-form.rules.ts';
import { DeleteBlueprint } from './delete-blueprint.tsx';
import { papersKey } from './paper-queries.ts';

type BlueprintFormProps = {
  subject: { readonly slug: string; readonly subject_name: string };
  /** Undefined for a new one. */
  record: BlueprintRecord | undefined;
};

export function BlueprintForm({ subject, record }: BlueprintFormProps) {
  const navigate = useNavigate();
  const topics = useTopics(subject.slug);
  const { busy, issues, save } = useSaving(papersKey);
  const [name, setName] = useState(record?.name ?? '');
  const [paper, setPaper] = useState<PaperName | null>(record?.paper ?? null);
  const [minutes, setMinutes] = useState(record ? String(record.minutes) : '');
  const [wishes, setWishes] = useState<Wishes>(record ? wishesOf(record.blueprint) : noWishes);
  const [problems, setProblems] = useState<Problems>({});
  // As it was when this form was filled: what another saves meanwhile is not overwritten.
  const [version, setVersion] = useState(record?.updatedAt ?? '');
  const form = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, issues);
  useInvalidFocus(form, problems);
  const { blueprint: readable } = blueprintOf(wishes);
  const usual = readable
    ? minutesForMarks(subject.slug, readable.papers, withMarks(readable, subject.slug).total.marks)
    : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { blueprint, problems: wrong } = blueprintOf(wishes);
    const time = minutesIn(minutes, usual);
    const found = {
      ...wrong,
      ...(name.trim() === '' && { name: 'Please give the blueprint a name' }),
      ...(time === undefined && { minutes: 'Please write a whole number from 5 to 300' }),
    };
    setProblems(found);
    if (!blueprint || time === undefined || Object.keys(found).length > 0) return;
    const fields = { name, paper, minutes: time, blueprint };
    void save(async () => {
      const saved = record
        ? await api('PUT /api/admin/blueprints/:id', {
            params: { id: record.id },
            body: { updatedAt: version, ...fields },
          })
        : await api('POST /api/admin/blueprints', { body: { subject: subject.slug, ...fields } });
      setVersion(saved.updatedAt);
      toast.success(`${saved.name} has been saved.`);
      if (!record) await navigate(`/admin/blueprints/${saved.id}`);
    });
  };

  const presets = presetsOf(subject.slug);
  const others = Object.entries(issues).filter(([path]) => path !== 'name' && path !== 'minutes');
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="Blueprint">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={120}
        value={name}
        onChange={(value) => {
          setName(value);
          setProblems({});
        }}
        {...((problems.name ?? issues.name) && { error: problems.name ?? issues.name })}
      />
      <ChoiceCards
        legend="Begin with"
        name="preset"
        columns={2}
        value={presets.find((one) => JSON.stringify(one.wishes) === JSON.stringify(wishes))?.key ?? null}
        options={presets.map(({ key, label, description }) => ({ value: key, label, description }))}
        onChange={(key) => {
          const preset = presets.find((one) => one.key === key);
          if (!preset) return;
          const like = paperOfPreset(key, satPapersOf(subject.slug));
          setWishes(preset.wishes);
          setProblems({});
          setPaper(like?.paper ?? null);
          setMinutes(like ? String(like.minutes) : '');
        }}
      />
      <div className={styles.pair}>
        <SelectField
          label="Stands for"
          name="paper"
          value={paper ?? ''}
          options={[
            { value: '', label: 'No paper of the exam' },
            ...satPapersOf(subject.slug).map((one) => ({
              value: one.paper,
              label: `Paper ${one.paper}`,
            })),
          ]}
          onChange={(value) =>
            setPaper(satPapersOf(subject.slug).find((one) => one.paper === value)?.paper ?? null)
          }
        />
        <TextField
          label="Minutes"
          name="minutes"
          inputMode="numeric"
          maxLength={3}
          hint="Without the time for reading. Left empty, by the pace of the exam."
          placeholder={usual === undefined ? '' : String(usual)}
          value={minutes}
          onChange={setMinutes}
          {...((problems.minutes ?? issues.minutes) && { error: problems.minutes ?? issues.minutes })}
        />
      </div>
      {topics.isError && <TopicsFailed query={topics} />}
      {topics.isPending && (
        <SkeletonPage label="Loading the topics…">
          <Skeleton height="14rem" />
        </SkeletonPage>
      )}
      {topics.data && (
        <WishFields
          subject={subject.slug}
          tree={topics.topics}
          wishes={wishes}
          problems={problems}
          onChange={(next) => {
            setWishes(next);
            setProblems({});
          }}
          forStaff
        />
      )}
      <FormAlert errors={others.map(([, message]) => message)} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={!topics.data}>
          {record ? 'Save blueprint' : 'Add blueprint'}
        </Button>
        {record && <DeleteBlueprint record={record} />}
      </div>
    </form>
  );
}
