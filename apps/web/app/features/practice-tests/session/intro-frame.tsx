import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LucideIcon, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { Page } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './test-intro.module.css';
import { testKey } from './use-test.ts';

type IntroFrameProps = {
  slug: string;
  kind: string;
  title: string;
  about: ReactNode;
  facts: readonly { readonly Icon: LucideIcon; readonly name: string; readonly value: ReactNode }[];
  note?: ReactNode;
  rules: readonly string[];
  start: string;
  startNote: string;
};

/** Before the clock starts: what it is, what holds, and the button that starts it. */
export function IntroFrame({ slug, kind, title, about, facts, note, rules, ...words }: IntroFrameProps) {
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => api('POST /api/test/:slug/start', { params: { slug } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: testKey(slug) }),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Page width="text">
      <article className={styles.intro}>
        <header>
          <p className={styles.kind}>{kind}</p>
          <h1>{title}</h1>
          {about}
        </header>
        <dl className={styles.facts}>
          {facts.map(({ Icon, name, value }) => (
            <div key={name}>
              <dt>
                <Icon aria-hidden="true" /> {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {note}
        <section aria-labelledby="instructions">
          <h2 id="instructions">Before you start</h2>
          <ol className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
        <div className={styles.start}>
          <Button
            size="lg"
            icon={<Play aria-hidden="true" />}
            busy={start.isPending || start.isSuccess}
            onClick={() => start.mutate()}
          >
            {words.start}
          </Button>
          <p>{words.startNote}</p>
        </div>
      </article>
    </Page>
  );
}
