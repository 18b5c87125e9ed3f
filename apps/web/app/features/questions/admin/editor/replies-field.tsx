import { partNamesOf } from '@sevenfold/contract/questions/question-parts.rules';
import { fieldNames } from '@sevenfold/contract/questions/reply-fields.rules';
import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { Button, IconButton } from '~/ui/button.tsx';
import type { DraftReply, QuestionDraft } from './draft.ts';
import { draftReplyIssues, emptyReply } from './draft-replies.ts';
import styles from './editor.module.css';
import { ReplyFields } from './reply-fields.tsx';
import { SortHandle } from './sort-handle.tsx';
import { TryReplies } from './try-replies.tsx';
import { useSortable } from './use-sortable.ts';

type RepliesFieldProps = {
  draft: QuestionDraft;
  /** The numbers of the text were changed, these weren't. */
  isLeftBehind: boolean;
  problem?: string | undefined;
  onChange: (replies: readonly DraftReply[]) => void;
};

/** What students type for each part, and how it is marked. */
export function RepliesField({ draft, isLeftBehind, problem, onChange }: RepliesFieldProps) {
  const { replies, questions_text: text, marks } = draft;
  const { list, told, handleProps, itemProps } = useSortable(replies, onChange);
  const parts = partNamesOf(text);
  const names = fieldNames(replies);
  const issues = draftReplyIssues(replies, text, marks);
  const problemAt = (place: number) => (name: string) =>
    issues.find(({ path }) => path === `replies.${place}.${name}`)?.message;
  const replace = (key: string, part: Partial<DraftReply>) =>
    onChange(replies.map((reply) => (reply.key === key ? { ...reply, ...part } : reply)));
  /** The first part that nobody has written a reply for; else the last one again. */
  const nextPart = parts.find((name) => !replies.some(({ part }) => part === name)) ?? replies.at(-1)?.part;
  return (
    <section className={styles.section} aria-labelledby="replies-heading">
      <h2 id="replies-heading">Replies</h2>
      <p className={styles.facts}>
        What students type for each part, and how it is marked. Without any, only a multiple-choice question
        can be answered on screen.
      </p>
      {isLeftBehind && (
        <p className={styles.warning} role="status">
          <TriangleAlert aria-hidden="true" />
          The text has other numbers now. The replies stay as they are, so please look whether they are still
          right.
        </p>
      )}
      {replies.length > 0 && (
        <ol ref={list} className={`plain-list ${styles.lines}`}>
          {replies.map((reply, place) => (
            <li key={reply.key} className={styles.line} {...itemProps(place)}>
              <SortHandle label={`reply ${place + 1}`} {...handleProps(place)} />
              <ReplyFields
                reply={reply}
                name={names[place]!}
                number={place + 1}
                parts={parts}
                problemAt={problemAt(place)}
                onChange={(part) => replace(reply.key, part)}
              />
              <IconButton
                size="sm"
                label={`Remove reply ${place + 1}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(replies.filter(({ key }) => key !== reply.key))}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" aria-live="polite">
        {told}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...replies, emptyReply(nextPart)])}
        >
          Add reply
        </Button>
      </div>
      {replies.some(({ kind }) => kind !== 'self') && (
        <TryReplies replies={replies} names={names} text={text} marks={marks} isReady={issues.length === 0} />
      )}
    </section>
  );
}
