import type { ImportKind } from '@sevenfold/contract/imports/import.constants';
import { importColumns } from '@sevenfold/contract/imports/import-columns';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { Download } from 'lucide-react';
import { api, apiFile } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { Button } from '~/ui/button.tsx';
import { DropArea } from '~/ui/drop-area.tsx';
import { toast } from '~/ui/toast.ts';
import { wordsOf } from './import-words.ts';
import styles from './imports.module.css';
import type { useUpload } from './use-imports.ts';

type NewImportProps = {
  kind: ImportKind;
  upload: ReturnType<typeof useUpload>;
  onBegin: (begun: Import) => void;
};

export function NewImport({ kind, upload, onBegin }: NewImportProps) {
  const { files, accept } = wordsOf[kind];
  const choose = (file: File) =>
    void upload.send(
      () => api('POST /api/admin/imports', { body: { kind, file_name: file.name, bytes: file.size } }),
      file,
      onBegin,
    );
  return (
    <div className={styles.stack}>
      <DropArea
        call={`Drop a file of ${kind} here, or`}
        button="Choose a file"
        busyLabel="Uploading…"
        limits={files}
        accept={accept}
        problem={upload.problem}
        busy={upload.sending}
        onChoose={choose}
      />
      <section className={styles.stack} aria-label="Templates and columns">
        <div className={styles.line}>
          <p>Begin with a template: its first row names the columns, its second is an example.</p>
          <TemplateButton kind={kind} format="csv" />
          <TemplateButton kind={kind} format="xlsx" />
        </div>
        <details>
          <summary>What goes into which column</summary>
          <table className={styles.notes}>
            <thead>
              <tr>
                <th scope="col">Column</th>
                <th scope="col">What goes into it</th>
              </tr>
            </thead>
            <tbody>
              {importColumns[kind].map(({ name, note, required }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {required && <span className={styles.quiet}> required</span>}
                  </th>
                  <td>{note}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.quiet}>
            When a record is updated, a column that the file doesn't have leaves its field as it is; an empty
            cell empties it.
          </p>
        </details>
      </section>
    </div>
  );
}

function TemplateButton({ kind, format }: { kind: ImportKind; format: 'csv' | 'xlsx' }) {
  const save = async () => {
    try {
      const file = await apiFile(`GET /api/admin/import-templates/:kind/${format}`, { params: { kind } });
      saveFile(file, `${kind}-template.${format}`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Button variant="secondary" size="sm" icon={<Download aria-hidden="true" />} onClick={() => void save()}>
      {format.toUpperCase()} template
    </Button>
  );
}
