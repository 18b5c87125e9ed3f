import { questionPath } from '@sevenfold/contract/questions/question';
import { Bookmark, CircleCheck, Flag, Link2, MessageCircleQuestionMark, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { openDoubtDialog } from '~/lib/bank/doubt-dialog.ts';
import { type Mark, pressMark, useMark } from '~/lib/bank/question-marks.ts';
import { openReportDialog } from '~/lib/bank/report-dialog.ts';
import { copyQuestionLink } from './copy-question-link.ts';
import styles from './question-actions.module.css';
import type { QuestionView } from './question-view.presenter.ts';

type QuestionActionsProps = { question: QuestionView; canPin: boolean };

/** One row: words where there is room, signs with a label for readers where there isn't. */
export function QuestionActions({ question, canPin }: QuestionActionsProps) {
  const { id } = question;
  return (
    <ul className={`plain-list ${styles.actions}`} data-print="hide">
      {canPin && <Toggle mark="pinned" id={id} label="Pin" icon={<Pin aria-hidden="true" />} />}
      <Toggle mark="bookmarked" id={id} label="Bookmark" icon={<Bookmark aria-hidden="true" />} />
      <Toggle mark="completed" id={id} label="Complete" icon={<CircleCheck aria-hidden="true" />} />
      <Action
        label="Ask a doubt"
        icon={<MessageCircleQuestionMark aria-hidden="true" />}
        onPress={() => openDoubtDialog(question)}
      />
      <Action
        label="Share"
        icon={<Link2 aria-hidden="true" />}
        onPress={() => void copyQuestionLink(questionPath(question))}
      />
      <Action label="Report" icon={<Flag aria-hidden="true" />} onPress={() => openReportDialog(id)} />
    </ul>
  );
}

type ToggleProps = { mark: Mark; id: number; label: string; icon: ReactNode };

function Toggle({ mark, id, label, icon }: ToggleProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.action}
        data-mark={mark}
        aria-pressed={useMark(mark, id)}
        aria-label={label}
        title={label}
        onClick={() => pressMark(mark, id)}
      >
        {icon}
        <span>{label}</span>
      </button>
    </li>
  );
}

function Action({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles.action} aria-label={label} title={label} onClick={onPress}>
        {icon}
        <span>{label}</span>
      </button>
    </li>
  );
}
