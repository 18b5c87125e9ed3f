import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import styles from './confirm.module.css';
import { testPath } from './session.rules.ts';
import { useTest } from './use-test.ts';

/** The prompt after a test: have it graded, or see the result. */
export default function ConfirmPage() {
  const { slug, subject, attempted_count, question_count } = useTest();
  return (
    <Page width="text">
      <PageHeader
        title="Well done, your test is in"
        lead={`${subject.subject_name}: you attempted ${attempted_count} of ${question_count} questions. What next?`}
      />
      <div className={styles.choices}>
        <Card as="section" aria-labelledby="get-graded">
          <h2 id="get-graded">Get it graded</h2>
          <p>Upload what you wrote. Our faculty marks it as an examiner would and sends you a report.</p>
          <ButtonLink to={testPath(slug, 'get-graded')}>Get graded</ButtonLink>
        </Card>
        <Card as="section" aria-labelledby="see-result">
          <h2 id="see-result">See your result</h2>
          <p>Look at your numbers, read the worked answers and mark yourself.</p>
          <ButtonLink to={testPath(slug, 'result')} variant="secondary">
            See result
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
}
