import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '~/lib/api.ts';
import { ClaimBar } from './claim-bar.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Desk } from './desk.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { KeptCommentsList } from './kept-comments-list.tsx';
import styles from './marking-desk.module.css';
import { QuestionMarking } from './question-marking.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { SaveLine } from './save-line.tsx';
import { SheetSide } from './sheet-side.tsx';
import { type Command, type Zoom, zoomed } from './shortcuts.rules.ts';
import { showPage } from './show-page.ts';
import { SideSwitch } from './side-switch.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useMarking } from './use-marking.ts';
import { bringQuestion, useQuestionKeys } from './use-question-keys.ts';
import type { OpenedPages } from './use-sheet-pages.ts';
import { useSheetPlaces } from './use-sheet-places.ts';
import { useSheetTools } from './use-sheet-tools.ts';

type OpenDeskProps = {
  desk: Desk;
  pages: OpenedPages;
  onReadAgain: () => void;
  /** Begins anew with this. */
  onReopen: (desk: Desk) => void;
  /** Goes on here with news of it. */
  onNews: (desk: Desk) => void;
};

/** The student's sheet on one side, questions with mark schemes on the other. */
export function OpenDesk({ desk, pages, onReadAgain, onReopen, onNews }: OpenDeskProps) {
  const slug = desk.sheet.test_slug;
  const readOnly = !desk.sheet.claimed?.mine;
  const state = useMarking(slug, desk);
  // Whoever only reads sees what is saved meanwhile.
  const marking = readOnly ? desk.marking : state.marking;
  const tools = useSheetTools({ marking, change: state.change });
  const questions = useQuestionKeys(desk.questions, state.change);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [side, setSide] = useState<'sheet' | 'questions'>('sheet');
  const [helping, setHelping] = useState(false);
  const { questionsOf, pageOf } = useSheetPlaces(desk.pages);
  const { enter } = questions;
  const toQuestionOf = useCallback(
    (page: number) => {
      const [first] = questionsOf(page);
      if (first === undefined) return;
      enter(first);
      // Where there is no room for both, the questions have to be there before they can be scrolled.
      flushSync(() => setSide('questions'));
      bringQuestion(first);
    },
    [questionsOf, enter],
  );
  useDeskNews({ desk, state, onReopen, onNews });

  const change = (command: Command) => {
    if (typeof command === 'object') {
      return 'tool' in command ? tools.choose(command) : questions.toggle(command.line);
    }
    if (command === 'undo') state.undo();
    else if (command === 'redo') state.redo();
    else if (command === 'delete') tools.erase();
    else if (command === 'full-marks') questions.give('all');
    else if (command === 'no-marks') questions.give('none');
  };
  useDeskKeys((command) => {
    switch (command) {
      case 'zoom-in':
        return setZoom((before) => zoomed(before, 1));
      case 'zoom-out':
        return setZoom((before) => zoomed(before, -1));
      case 'fit':
        return setZoom('fit');
      case 'next-question':
        return questions.step(1);
      case 'previous-question':
        return questions.step(-1);
      case 'help':
        return setHelping(true);
      case 'escape':
        tools.choose({ tool: 'select' });
        return tools.select(undefined);
      default:
        if (!readOnly) change(command);
    }
  });

  return (
    <div className={styles.desk} data-side={side}>
      <ClaimBar desk={desk} version={state.version} saveAll={state.saveAll} onReopen={onReopen} />
      <ConflictNotice slug={slug} state={state} onReopen={onReopen} />
      <SideSwitch side={side} onSwitch={setSide} />
      <div className={styles.sides}>
        <SheetSide
          pages={pages}
          annotations={marking.annotations}
          readOnly={readOnly}
          tools={tools}
          state={state}
          zoom={zoom}
          onZoom={setZoom}
          onReadAgain={onReadAgain}
          onHelp={() => setHelping(true)}
          questionsOf={questionsOf}
          onPage={toQuestionOf}
        />
        <div className={styles.questions} data-scroller>
          {!readOnly && (
            <>
              <SaveLine state={state.state} />
              <KeptCommentsList />
            </>
          )}
          {desk.questions.map((one) => (
            <QuestionMarking
              key={one.question_id}
              one={one}
              marking={marking}
              readOnly={readOnly}
              current={questions.current === one.number}
              onEnter={questions.enter}
              page={pageOf(one.number)}
              onPage={(page) => {
                // The other way round.
                flushSync(() => setSide('sheet'));
                showPage(page);
              }}
              change={state.change}
            />
          ))}
          <ReturnPanel
            desk={desk}
            marking={marking}
            state={state}
            readOnly={readOnly}
            onReturned={onNews}
            onUploaded={() => void api('GET /api/admin/grading/:slug', { params: { slug } }).then(onNews)}
          />
        </div>
      </div>
      <DeskDialogs tools={tools} helping={helping} onHelped={() => setHelping(false)} />
    </div>
  );
}
