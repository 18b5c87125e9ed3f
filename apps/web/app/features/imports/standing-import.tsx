import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '~/lib/admin/counted.ts';
import { api } from '~/lib/api.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { DropArea } from '~/ui/drop-area.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { wordsOf } from './import-words.ts';
import styles from './imports.module.css';
import { MappingStep } from './mapping-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { useAction, type useUpload } from './use-imports.ts';

type StandingImportProps = { standing: Import; upload: ReturnType<typeof useUpload> };

const steps = ['Upload', 'Columns', 'Check', 'Import'] as const;
const stepOf = {
  uploading: 0,
  reading: 0,
  mapping: 1,
  checking: 2,
  ready: 2,
  importing: 3,
  done: 4,
} as const;

/** An import wherever it stands. The server knows, so a reload shows the same. */
export function StandingImport({ standing, upload }: StandingImportProps) {
  const { id, state, file_name: fileName } = standing;
  const action = useAction();
  const isOver = state === 'done' || state === 'failed' || state === 'cancelled';
  const reached = state === 'failed' || state === 'cancelled' ? -1 : stepOf[state];
  const cancel = () => {
    upload.stop();
    void action.act(() => api('POST /api/admin/imports/:id/cancel', { params: { id } }));
  };
  return (
    <section className={styles.stack} aria-label={`Import of ${fileName}`}>
      <div className={styles.line}>
        <h2 className={styles.file}>{fileName}</h2>
        {!isOver && (
          <Button variant="quiet" size="sm" disabled={action.busy} onClick={cancel}>
            Cancel the import
          </Button>
        )}
      </div>
      {reached !== -1 && (
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li
              key={step}
              data-done={index < reached || undefined}
              aria-current={index === reached ? 'step' : undefined}
            >
              {step}
            </li>
          ))}
        </ol>
      )}
      <Step standing={standing} upload={upload} action={action} />
    </section>
  );
}

type StepProps = StandingImportProps & { action: ReturnType<typeof useAction> };

function Step({ standing, upload, action }: StepProps) {
  const [remapping, setRemapping] = useState<string>();
  const { id, kind, state, progress, parts, arrived_parts: arrived } = standing;
  // What was chosen is over once the server has moved on.
  const isRemapping = remapping === JSON.stringify(standing.mapping) && state === 'ready';
  if (state === 'mapping' || isRemapping) return <MappingStep key={id} standing={standing} action={action} />;
  switch (state) {
    case 'uploading':
      return upload.sending ? (
        <ProgressBar value={arrived.length / parts} label="Uploading" showLabel />
      ) : (
        <Resume standing={standing} upload={upload} />
      );
    case 'reading':
      return (
        <Working
          label={
            progress.total > 0
              ? 'Looking at the images'
              : `Reading the rows: ${progress.done.toLocaleString('en')}`
          }
          progress={progress}
        />
      );
    case 'checking':
      return <Working label="Checking and typesetting the rows" progress={progress} />;
    case 'importing':
      return <Working label={`Importing the ${kind}`} progress={progress} />;
    case 'ready':
      return (
        <PreviewStep
          key={JSON.stringify(standing.mapping)}
          standing={standing}
          action={action}
          onRemap={() => setRemapping(JSON.stringify(standing.mapping))}
        />
      );
    default:
      return <Report standing={standing} />;
  }
}

function Working({ label, progress: { done, total } }: { label: string; progress: Import['progress'] }) {
  return (
    <>
      <ProgressBar value={total > 0 ? done / total : 0} label={label} showLabel />
      <p className={styles.quiet}>You may leave this page; the work goes on, and this address shows it.</p>
    </>
  );
}

/** After a reload the browser has the file no more; what has arrived is kept. */
function Resume({ standing, upload }: StandingImportProps) {
  const { file_name: name, bytes, kind } = standing;
  const choose = (file: File) => {
    if (file.size !== bytes || file.name !== name) {
      upload.setProblem('This is another file. Please choose the same one, or cancel this import.');
      return;
    }
    void upload.send(
      () => Promise.resolve(standing),
      file,
      () => undefined,
    );
  };
  return (
    <DropArea
      call={`${standing.arrived_parts.length} of ${counted(standing.parts, 'part')} have arrived. Choose ${name} again to go on.`}
      button="Choose a file"
      busyLabel="Uploading…"
      limits={wordsOf[kind].files}
      accept={wordsOf[kind].accept}
      problem={upload.problem}
      busy={upload.sending}
      onChoose={choose}
    />
  );
}

function Report({ standing }: { standing: Import }) {
  const { state, counts, kind, message } = standing;
  return (
    <div className={styles.report} data-state={state}>
      {state === 'done' ? (
        <>
          <h3>Imported</h3>
          <p>
            {counted(counts.new, 'row')} added, {counts.changed.toLocaleString('en')} updated,{' '}
            {counts.same.toLocaleString('en')} as they were.
          </p>
        </>
      ) : (
        <>
          <h3>{state === 'failed' ? 'The import failed' : 'Cancelled'}</h3>
          <p role={state === 'failed' ? 'alert' : undefined}>{message}</p>
          <p>Nothing of the file is in the bank: it is as it was before.</p>
        </>
      )}
      <div className={styles.line}>
        <ButtonLink to={wordsOf[kind].path}>Import another file</ButtonLink>
        {state === 'done' && <Link to={`/admin/${kind}`}>See the {kind}</Link>}
      </div>
    </div>
  );
}
