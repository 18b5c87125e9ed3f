import { boundedGrades } from '@sevenfold/contract/papers/paper.constants';
import type { CourseBoundaries } from '@sevenfold/contract/papers/papers';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { bookletName } from '~/lib/papers/paper-words.ts';
import { putAnswer } from '~/lib/query.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import fieldStyles from '~/ui/field.module.css';
import { FormAlert, TextField } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './boundaries.module.css';
import { boundariesOf, cellAfter, paperLabel, rowProblem, typedRows, withCell } from './boundaries.rules.ts';
import { boundariesKey } from './paper-queries.ts';

/** One row for each paper, one column for each grade: arrows and Enter lead from cell to cell. */
export function BoundariesForm({ course }: { course: CourseBoundaries }) {
  const queries = useQueryClient();
  const key = boundariesKey(course.subject.slug);
  const { busy, issues, save } = useSaving(key);
  const [rows, setRows] = useState(() => typedRows(course));
  const [booklet, setBooklet] = useState(course.booklet ?? '');
  const [tried, setTried] = useState(false);
  // As it was when this form was filled: what another saves meanwhile is not overwritten.
  const [version, setVersion] = useState(course.updatedAt);
  const table = useRef<HTMLTableElement>(null);
  const problems = rows.map(rowProblem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.some((problem) => problem !== undefined)) return;
    void save(async () => {
      const saved = await api('PUT /api/admin/grade-boundaries', {
        query: { subject: course.subject.slug },
        body: {
          papers: course.papers.map(({ paper }, row) => ({
            paper,
            boundaries: boundariesOf(rows[row] ?? []),
          })),
          booklet: booklet.trim() === '' ? null : booklet.trim(),
          updatedAt: version,
        },
      });
      putAnswer(queries, key, saved);
      setRows(typedRows(saved));
      setVersion(saved.updatedAt);
      toast.success(`The boundaries of ${saved.subject.subject_name} have been saved.`);
    });
  };

  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const next = cellAfter(event.key, [row, column], rows.length);
    if (!next) return;
    event.preventDefault();
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${next.join('-')}"]`);
    cell?.focus();
    cell?.select();
  };

  const wrong = Object.entries(issues).filter(([path]) => path !== 'booklet');
  return (
    <form onSubmit={submit} noValidate className={styles.form} aria-label="Grade boundaries">
      <div className={styles.frame}>
        <table ref={table} className={styles.table}>
          <caption className="visually-hidden">
            The lowest share of the marks, in percent, for each grade of {course.subject.subject_name}
          </caption>
          <thead>
            <tr>
              <th scope="col">Paper</th>
              {boundedGrades.map((grade) => (
                <th key={grade} scope="col">
                  Grade {grade}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.papers.map(({ paper, edited }, row) => (
              <tr key={paperLabel(paper)}>
                <th scope="row">
                  {paperLabel(paper)}
                  {!edited && (
                    <span className={styles.state}>
                      <Badge>Our estimate</Badge>
                    </span>
                  )}
                </th>
                {boundedGrades.map((grade, column) => (
                  <td key={grade}>
                    <input
                      type="text"
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={6}
                      className={`${fieldStyles.control} ${styles.cell}`}
                      data-cell={`${row}-${column}`}
                      aria-label={`${paperLabel(paper)}, grade ${grade}, from percent`}
                      aria-invalid={(tried && problems[row] !== undefined) || undefined}
                      value={rows[row]?.[column] ?? ''}
                      onChange={(event) => setRows(withCell(rows, row, column, event.target.value))}
                      onKeyDown={(event) => move(event, row, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        In percent of the marks; below the boundary of 2 it is a 1. Arrows up and down and Enter lead from
        cell to cell.
      </p>
      <FormAlert
        errors={[
          ...(tried
            ? problems.flatMap((problem, row) =>
                problem ? [`${paperLabel(course.papers[row]?.paper ?? null)}: ${problem}`] : [],
              )
            : []),
          ...wrong.map(([, message]) => message),
        ]}
      />
      <div className={styles.booklet}>
        <TextField
          label={bookletName(course.subject.slug)}
          name="booklet"
          type="url"
          optional
          maxLength={500}
          hint="Where students find it: an address that begins with https:// or with /. Left empty, papers ask students to have their own at hand."
          value={booklet}
          onChange={setBooklet}
          {...(issues.booklet && { error: issues.booklet })}
        />
      </div>
      <Button type="submit" busy={busy}>
        Save boundaries
      </Button>
    </form>
  );
}
