import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { Camera, Minimize2 } from 'lucide-react';
import { handInPath } from '~/lib/test-grading/standing.rules.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { ArrivedSheet } from './arrived-sheet.tsx';
import { ChosenSheetView } from './chosen-sheet.tsx';
import { bringFile } from './hand-in/brought-file.ts';
import { SheetDrop } from './sheet-drop.tsx';
import styles from './sheet-step.module.css';
import type { SheetUpload } from './use-sheet-upload.ts';

type SheetStepProps = { grading: Grading; sheetUpload: SheetUpload };

/** The answer sheet: asked for, chosen here, on its way, or with us. */
export function SheetStep({ grading, sheetUpload }: SheetStepProps) {
  const { choice, choose, ask, forget } = sheetUpload;
  const { sheet } = grading;
  const isFixed = sheet !== null && !grading.can_upload;
  if (choice.state === 'chosen' && !isFixed) {
    return <ChosenSheetView sheet={choice.sheet} sheetUpload={sheetUpload} />;
  }
  if (sheet && (isFixed || choice.state === 'none' || choice.state === 'sent')) {
    const isThisOne = choice.state === 'sent' && choice.uploadedAt === sheet.uploaded_at;
    return (
      <ArrivedSheet
        slug={grading.test_slug}
        sheet={sheet}
        pages={isThisOne ? choice.sheet.pages : undefined}
        onReplace={grading.can_upload ? ask : undefined}
      />
    );
  }
  return (
    <div className={styles.sheet}>
      <SheetDrop
        opening={choice.state === 'opening'}
        problem={choice.state === 'asking' ? choice.problem : undefined}
        onChoose={choose}
      />
      {choice.state === 'asking' && choice.tooLarge ? (
        <MakeSmaller slug={grading.test_slug} file={choice.tooLarge} />
      ) : (
        <p className={styles.send}>
          <ButtonLink
            to={handInPath(grading.test_slug)}
            size="sm"
            variant="secondary"
            icon={<Camera aria-hidden="true" />}
          >
            Photograph your booklet
          </ButtonLink>
          <span className={styles.quiet}>Pages on paper? We make the PDF of your photos.</span>
        </p>
      )}
      {sheet && (
        <p className={styles.keep}>
          <span>“{sheet.name}” stays until another one has arrived.</span>
          <Button size="sm" variant="quiet" onClick={forget}>
            Keep it
          </Button>
        </p>
      )}
    </div>
  );
}

/** A scan that is too large goes the way of photos, whose pages are drawn anew until they fit. */
function MakeSmaller({ slug, file }: { slug: string; file: File }) {
  return (
    <p className={styles.send}>
      <ButtonLink
        to={handInPath(slug)}
        size="sm"
        icon={<Minimize2 aria-hidden="true" />}
        onClick={() => bringFile(slug, file)}
      >
        Make it smaller
      </ButtonLink>
      <span className={styles.quiet}>We draw its pages anew in this browser, so that they fit.</span>
    </p>
  );
}
