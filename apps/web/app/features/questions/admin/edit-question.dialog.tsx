import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { createQueryClient } from '~/lib/query.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { DiscardDialog } from './editor/leave-guard.tsx';
import { QuestionEditor } from './editor/question-editor.tsx';
import { useAdminQuestion } from './use-admin-question.ts';

type EditQuestionDialogProps = {
  id: number;
  open: boolean;
  onClose: () => void;
  onSaved: (question: AdminQuestion) => void;
};

/** The editor over the page that a question was found on. */
export function EditQuestionDialog({ id, open, onClose, onSaved }: EditQuestionDialogProps) {
  const [client] = useState(createQueryClient);
  /** Not a state: a key that closes may come before the next drawing. */
  const discardUnsaved = useRef<() => Promise<unknown>>(undefined);
  const note = useCallback((discard: (() => Promise<unknown>) | undefined) => {
    discardUnsaved.current = discard;
  }, []);
  const [asking, setAsking] = useState(false);
  return (
    <QueryClientProvider client={client}>
      <Dialog
        open={open}
        size="full"
        title={`Edit question ${id}`}
        onClose={() => (discardUnsaved.current ? setAsking(true) : onClose())}
      >
        <Editor id={id} onSaved={onSaved} onUnsaved={note} />
        <DiscardDialog
          open={asking}
          onStay={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            void discardUnsaved.current?.().then(onClose);
          }}
        />
      </Dialog>
    </QueryClientProvider>
  );
}

type EditorProps = Pick<EditQuestionDialogProps, 'id' | 'onSaved'> & {
  onUnsaved: (discard: (() => Promise<unknown>) | undefined) => void;
};

function Editor({ id, ...rest }: EditorProps) {
  const query = useAdminQuestion(id);
  return (
    <Loaded query={query} what="the question" height="40rem">
      {(question) => <QuestionEditor question={question} {...rest} />}
    </Loaded>
  );
}
