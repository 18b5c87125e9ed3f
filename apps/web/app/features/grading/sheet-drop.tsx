import { DropArea } from '~/ui/drop-area.tsx';
import { sheetLimits } from './sheet.rules.ts';
import styles from './sheet-drop.module.css';

type SheetDropProps = {
  problem?: string | undefined;
  opening: boolean;
  onChoose: (file: File) => void;
};

/** Where a sheet is asked for, of a student or of a teacher. */
export const SheetDrop = ({ opening, ...rest }: SheetDropProps) => (
  <DropArea
    {...rest}
    call={
      <>
        <span className={styles.withMouse}>Drop your answer sheet here, or</span>
        <span className={styles.withFinger}>All your pages in one PDF</span>
      </>
    }
    button="Choose a PDF"
    busy={opening}
    busyLabel="Opening your file…"
    limits={sheetLimits}
    accept="application/pdf,.pdf"
  />
);
