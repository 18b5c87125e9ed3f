import { importColumns } from '@sevenfold/contract/imports/import-columns';
import { mappingFlaw } from '@sevenfold/contract/imports/import-mapping.rules';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { useState } from 'react';
import { counted } from '~/lib/admin/counted.ts';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import styles from './imports.module.css';
import type { useAction } from './use-imports.ts';

type MappingStepProps = { standing: Import; action: ReturnType<typeof useAction> };

/** Our fields, each with the column of the file that it is read from, as guessed from the headers. */
export function MappingStep({ standing, action }: MappingStepProps) {
  const { id, kind, headers, samples, rows, images } = standing;
  const [mapping, setMapping] = useState<Record<string, number>>(standing.mapping);
  const flaw = mappingFlaw(kind, mapping, headers);
  const columns = importColumns[kind];
  const isTold = ({ name, key, required }: (typeof columns)[number]) =>
    key || required || standing.mapping[name] !== undefined;
  const [showsAll, setShowsAll] = useState(columns.every(isTold));
  const shown = showsAll ? columns : columns.filter(isTold);
  const missing = columns.filter(({ required, name }) => required && mapping[name] === undefined);
  const unread = headers.filter((_, index) => !Object.values(mapping).includes(index));
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = mapping;
    setMapping(value === '' ? others : { ...others, [name]: Number(value) });
  };
  const sampleOf = (name: string) => {
    const place = mapping[name];
    return place === undefined ? '' : (samples.find((row) => (row[place] ?? '') !== '')?.[place] ?? '');
  };
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void action.act(() =>
          api('PUT /api/admin/imports/:id/mapping', { params: { id }, body: { mapping } }),
        );
      }}
    >
      <p>
        The file has {counted(rows, 'row')} in {counted(headers.length, 'column')}
        {images > 0 && ` and ${counted(images, 'image')}`}. Please look whether each field is read from the
        right column.
      </p>
      <table className={styles.mapping}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Column of the file</th>
            <th scope="col" className={styles.sample}>
              First value
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, label, required, key }) => (
            <tr key={name}>
              <th scope="row">
                {label}
                {(key || required) && <span className={styles.quiet}> required</span>}
              </th>
              <td>
                <select
                  aria-label={`Column for ${label}`}
                  value={mapping[name] ?? ''}
                  onChange={({ target }) => choose(name, target.value)}
                >
                  <option value="">not in the file</option>
                  {headers.map((header, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; headers may be alike
                    <option key={index} value={index}>
                      {header === '' ? `Column ${index + 1}` : header}
                    </option>
                  ))}
                </select>
              </td>
              <td className={styles.sample}>{sampleOf(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!showsAll && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.more}
          aria-expanded="false"
          onClick={() => setShowsAll(true)}
        >
          {`Show ${counted(columns.length - shown.length, 'field')} more, found in no column`}
        </Button>
      )}
      {unread.length > 0 && (
        <p className={styles.quiet}>
          Not read: {unread.map((header) => header || 'a column without a name').join(', ')}.
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.quiet}>
          Without {missing.map(({ label }) => label).join(', ')} the file can update what is there, but add
          nothing new.
        </p>
      )}
      <div className={styles.line}>
        <Button type="submit" busy={action.busy} disabled={flaw !== undefined}>
          Check the rows
        </Button>
        {flaw && <p className={styles.problem}>{flaw}</p>}
      </div>
    </form>
  );
}
