import { Link } from 'react-router';
import { handInPath } from '~/lib/test-grading/standing.rules.ts';
import { Button } from '~/ui/button.tsx';
import type { Code } from './hand-in.rules.ts';
import styles from './page-card.module.css';
import { useOwnTests } from './use-own-tests.ts';

type StrangeCodeProps = { code: Code; onUse: () => void };

/** A page whose code says that it belongs elsewhere: where, and what to do about it. */
export function StrangeCode({ code, onUse }: StrangeCodeProps) {
  if (code.kind === 'strange') {
    return <Trouble words="The code on this page isn’t one that we printed for this test." onUse={onUse} />;
  }
  return code.kind === 'elsewhere' ? <Elsewhere slug={code.slug} onUse={onUse} /> : null;
}

function Elsewhere({ slug, onUse }: { slug: string; onUse: () => void }) {
  const { data: tests } = useOwnTests();
  const isOwn = tests?.some((test) => test.slug === slug);
  if (isOwn) {
    return <Trouble words="This page is of another test of yours." onUse={onUse} to={handInPath(slug)} />;
  }
  const words = tests
    ? 'This page was printed for another student.'
    : 'This page was printed for another test, or for another student.';
  return <Trouble words={words} onUse={onUse} />;
}

type TroubleProps = { words: string; onUse: () => void; to?: string };

const Trouble = ({ words, onUse, to }: TroubleProps) => (
  <div className={styles.trouble}>
    <p>{words}</p>
    <p className={styles.ways}>
      {to && <Link to={to}>Go to that test</Link>}
      <Button size="sm" variant="quiet" onClick={onUse}>
        It belongs here
      </Button>
    </p>
  </div>
);
