import { counted } from '@sevenfold/contract/platform/counted.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { sessionLabel } from '@sevenfold/contract/questions/question.constants';
import { BookmarkX, Calculator, ChevronRight } from 'lucide-react';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './saved-card.module.css';
import type { Saved } from './use-saved.ts';

const tones = { Easy: 'green', Medium: 'amber', Hard: 'red' } as const;

type SavedCardProps = {
  saved: Saved;
  chosen: boolean;
  mayChoose: boolean;
  onToggle: () => void;
  onRemove: () => void;
};

export function SavedCard({ saved, chosen, mayChoose, onToggle, onRemove }: SavedCardProps) {
  const { question } = saved;
  const session = sessionLabel(question);
  return (
    <Card as="li" className={styles.card} data-chosen={chosen}>
      <div className={styles.head}>
        <Checkbox
          className={styles.choose}
          label={<span className="visually-hidden">{`Choose question ${question.id}`}</span>}
          checked={chosen}
          disabled={!mayChoose}
          onChange={onToggle}
        />
        <p className={styles.place}>
          <span>{question.subject.subject_name}</span>
          {question.topic_path.map((topic) => (
            <span key={topic.id}>
              <ChevronRight aria-hidden="true" />
              {topic.topic_name}
            </span>
          ))}
        </p>
        <div className={styles.facts}>
          <Badge tone={tones[question.difficulty]}>{question.difficulty}</Badge>
          <Badge>{counted(question.marks, 'mark')}</Badge>
          <Badge icon={<Calculator aria-hidden="true" />}>
            {question.calculatorAllowed ? 'Calculator' : 'No calculator'}
          </Badge>
          {session && <Badge>{session}</Badge>}
        </div>
      </div>
      <QuestionText saved={saved} />
      <div className={styles.actions} data-print="hide">
        <ButtonLink to={questionPath(question)} variant="secondary" size="sm">
          View Answer
        </ButtonLink>
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove}
          icon={<BookmarkX aria-hidden="true" />}
          aria-label={`Remove question ${question.id}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </Card>
  );
}

/** The scans where there are any, else the text. */
function QuestionText({ saved: { question } }: { saved: Saved }) {
  if (question.images.length === 0) {
    return <Typeset value={{ html: question.questions_html }} className={styles.text} />;
  }
  return question.images
    .toSorted((a, b) => a.order - b.order)
    .map((image) => (
      <img key={image.id} src={image.url} alt={image.alt || question.questions_text} loading="lazy" />
    ));
}
