import { readBookletCode } from '@sevenfold/contract/papers/booklet.rules';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { handInPath } from '~/lib/test-grading/standing.rules.ts';
import { DropArea } from '~/ui/drop-area.tsx';
import styles from './choose-test.module.css';
import { openScanner, ScanProblem } from './scanner.ts';

/** Reads the code of any page of a booklet and goes to its test. */
export function FindTest() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const find = async (photo: File) => {
    setBusy(true);
    setProblem(undefined);
    const scanner = await openScanner().catch(() => undefined);
    try {
      if (!scanner)
        throw new ScanProblem('Photos can’t be read here just now. Please choose the test below.');
      const { text } = await scanner.scan({ kind: 'photo', photo, keepPhoto: false });
      const code = text === undefined ? undefined : readBookletCode(text);
      if (!code)
        throw new ScanProblem('There is no code of ours on this photo. Please choose the test below.');
      await navigate(handInPath(code.slug));
    } catch (error) {
      setProblem(error instanceof ScanProblem ? error.message : 'That photo could not be read.');
    } finally {
      scanner?.close();
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="find-test">
      <h2 id="find-test" className={styles.find}>
        <ScanLine aria-hidden="true" />
        Find it by a page
      </h2>
      <DropArea
        call="A photo of any page with its code"
        button="Choose a photo"
        busy={busy}
        busyLabel="Reading the code…"
        limits="The photo stays in this browser."
        accept="image/*"
        problem={problem}
        onChoose={(file) => void find(file)}
      />
    </section>
  );
}
