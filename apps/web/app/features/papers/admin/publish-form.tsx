import type { AdminPaperDetail } from '@sevenfold/contract/papers/papers';
import { type FormEvent, useState } from 'react';
import { momentIn, momentValue } from '~/lib/admin/moment-field.rules.ts';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { TextArea, TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './admin-papers.module.css';
import { papersKey } from './paper-queries.ts';
import { addressesIn, studentsIssue } from './publish.rules.ts';

/** Who may see a paper, and from when. */
export function PublishForm({ paper }: { paper: AdminPaperDetail }) {
  const { busy, issues, save } = useSaving(papersKey);
  const [name, setName] = useState(paper.name);
  const [published, setPublished] = useState(paper.published);
  const [audience, setAudience] = useState<'everybody' | 'chosen'>(
    paper.audience === 'chosen' ? 'chosen' : 'everybody',
  );
  const [students, setStudents] = useState(paper.students.join('\n'));
  const [opens, setOpens] = useState(paper.opensAt ? momentValue(new Date(paper.opensAt)) : '');
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const addresses = addressesIn(students);
    if (published && audience === 'chosen' && addresses.length === 0) {
      setProblem('Please name the students that it is for');
      return;
    }
    void save(async () => {
      const saved = await api('PATCH /api/admin/papers/:slug', {
        params: { slug: paper.slug },
        body: {
          name,
          published,
          audience,
          opensAt: momentIn(opens),
          ...(audience === 'chosen' && { students: addresses }),
        },
      });
      setName(saved.name);
      setStudents(saved.students.join('\n'));
      toast.success(`${saved.name} has been saved.`);
    });
  };

  const wrong = problem ?? studentsIssue(issues);
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Publish">
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setName}
        maxLength={120}
        required
        {...(issues.name && { error: issues.name })}
      />
      <Checkbox
        label="Published"
        description="Until then nobody but staff sees it."
        checked={published}
        onChange={setPublished}
      />
      <ChoiceCards
        legend="For"
        name="audience"
        columns={2}
        value={audience}
        onChange={(value) => setAudience(value === 'chosen' ? 'chosen' : 'everybody')}
        options={[
          { value: 'everybody', label: 'Everybody', description: 'Visitors and search engines, too' },
          { value: 'chosen', label: 'Chosen students', description: 'By their e-mail addresses' },
        ]}
      />
      {audience === 'chosen' && (
        <TextArea
          label="Students"
          name="students"
          rows={5}
          hint="One e-mail address on each line, or many with commas."
          value={students}
          onChange={(value) => {
            setStudents(value);
            setProblem(undefined);
          }}
          {...(wrong && { error: wrong })}
        />
      )}
      <TextField
        label="Opens"
        name="opens"
        type="datetime-local"
        optional
        hint="By your clock. Left empty, it is open as soon as it is published."
        value={opens}
        onChange={setOpens}
        {...(issues.opensAt && { error: issues.opensAt })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Save paper
        </Button>
      </div>
    </form>
  );
}
