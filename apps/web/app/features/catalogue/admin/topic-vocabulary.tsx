import { tidyVocabulary } from '@sevenfold/contract/catalogue/vocabulary.rules';
import { type FormEvent, useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { useSaving } from '~/lib/admin/use-saving.ts';
import { api } from '~/lib/api.ts';
import { Button } from '~/ui/button.tsx';
import { TextArea } from '~/ui/field.tsx';
import { toast } from '~/ui/toast.ts';
import type { AdminTopic, AdminVocabulary } from './catalogue-queries.ts';
import styles from './rows.module.css';

type TopicVocabularyProps = { topic: AdminTopic; vocabulary: AdminVocabulary };

/** What students call the topic: search finds it by these words. */
export function TopicVocabulary({ topic, vocabulary }: TopicVocabularyProps) {
  const { busy, issues, save } = useSaving(catalogueKey);
  const [text, setText] = useState(vocabulary.words.join('\n'));
  const words = tidyVocabulary(text.split('\n'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const answer = await api('PUT /api/admin/topics/:id/vocabulary', {
        params: { id: topic.id },
        body: { words },
      });
      setText(answer.vocabulary.words.join('\n'));
      toast.success(`The words of ${topic.topic_name} have been saved.`);
    });
  };

  return (
    <section className={styles.aside}>
      <h2>Words to be found by</h2>
      <p>
        What students, teachers and textbooks call it, besides its name.{' '}
        {vocabulary.by_staff && 'Staff have changed them, so a newer bank leaves them alone.'}
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label="Words and phrases"
          name="words"
          rows={10}
          value={text}
          onChange={setText}
          // A complaint is about one of the words; together they are this field.
          error={Object.values(issues)[0]}
          hint="One a line, what it is most about first. Capitals, plurals and accents make no difference."
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} disabled={words.join('\n') === vocabulary.words.join('\n')}>
            Save words
          </Button>
        </div>
      </form>
    </section>
  );
}
