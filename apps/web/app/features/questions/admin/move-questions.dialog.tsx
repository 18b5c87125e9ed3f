import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { topicNamed } from './editor/topic-choice.rules.ts';
import { TopicPicker } from './editor/topic-picker.tsx';
import { useSubjects, useTopics } from './editor/use-catalogue.ts';
import styles from './questions.module.css';

type MoveQuestionsDialogProps = {
  count: number;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onMove: (topicId: number, name: string) => void;
};

export function MoveQuestionsDialog({ count, open, busy, onClose, onMove }: MoveQuestionsDialogProps) {
  const [subject, setSubject] = useState<number | null>(null);
  const [path, setPath] = useState<readonly number[]>([]);
  const tree = useTopics(useSubjects().data?.find(({ id }) => id === subject)?.slug).data ?? [];
  const topic = topicNamed(tree, path.at(-1));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Move ${count} ${count === 1 ? 'question' : 'questions'}`}
      description="They keep their other topics, and are marked as having changed their topic."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={busy}
            disabled={topic === undefined}
            onClick={() => topic && onMove(topic.id, topic.topic_name)}
          >
            Move
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <TopicPicker
          subject={subject}
          topics={path}
          onSubject={(next) => {
            setSubject(next);
            setPath([]);
          }}
          onTopics={setPath}
        />
      </div>
    </Dialog>
  );
}
