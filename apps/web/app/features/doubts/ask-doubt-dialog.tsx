import { useId, useState } from 'react';
import { Link } from 'react-router';
import { closeDoubtDialog, type DoubtfulQuestion, useDoubtDialog } from '~/lib/bank/doubt-dialog.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './ask-doubt-dialog.module.css';
import { DoubtForm, type DoubtFormState } from './doubt-form.tsx';
import { doubtSent, replyTime } from './doubts.texts.ts';

/** Opened from anywhere with `openDoubtDialog`. */
export function AskDoubtDialog() {
  const { question, openings } = useDoubtDialog();
  const [shown, setShown] = useState(question);
  // While it closes, the window still shows what it showed.
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  return <AskDoubt key={openings} question={shown} open={question !== undefined} />;
}

function AskDoubt({ question, open }: { question: DoubtfulQuestion; open: boolean }) {
  const formId = useId();
  const [state, setState] = useState<DoubtFormState>('empty');
  return (
    <Dialog
      open={open}
      onClose={closeDoubtDialog}
      title="Ask a doubt"
      description={`About question ${question.id}: ${question.topic.topic_name} (${question.subject.subject_name}). ${replyTime}`}
      footer={
        <div className={styles.foot}>
          <Link to="/my-doubts" onClick={closeDoubtDialog}>
            My Doubts
          </Link>
          <Button type="submit" form={formId} disabled={state === 'empty'} busy={state === 'busy'}>
            Send
          </Button>
        </div>
      }
    >
      <DoubtForm
        id={formId}
        questionId={question.id}
        label="Your doubt"
        onState={setState}
        onSent={() => {
          toast.success(doubtSent);
          closeDoubtDialog();
        }}
      />
    </Dialog>
  );
}
