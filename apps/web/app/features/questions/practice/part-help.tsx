import type { Question } from '@sevenfold/contract/questions/question';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { useId, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import { answerOfPart } from './answer-parts.ts';
import styles from './practice.module.css';
import type { SchemeLine, Ticked } from './practice.rules.ts';

type PartHelpProps = {
  name: string;
  question: Question;
  /** Something was typed here that isn't right; else the part is the student's to mark. */
  isMissed: boolean;
  lines: readonly SchemeLine[];
  ticked: Ticked;
  onTick: (place: number, on: boolean) => void;
};

/** Ways on from an answer that isn't right: hints one by one, this part's worked answer, marks for the method. */
export function PartHelp({ name, question, isMissed, lines, ticked, onTick }: PartHelpProps) {
  const [hints, setHints] = useState(0);
  const [isAnswerOpen, openAnswer] = useState(false);
  const [isSchemeOpen, openScheme] = useState(false);
  const id = useId();
  const [worked] = question.answer_not_available ? [] : question.Answer;
  const answer = worked && answerOfPart(worked.body_html, name);
  const left = question.hints.length - hints;
  const whose = name === '' ? 'the worked answer' : 'this part’s worked answer';
  return (
    <div className={styles.help}>
      <div className={styles.row}>
        {isMissed && left > 0 && (
          <Button size="sm" variant="quiet" onClick={() => setHints(hints + 1)}>
            Next hint
          </Button>
        )}
        {answer !== undefined && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isAnswerOpen}
            aria-controls={`${id}-answer`}
            onClick={() => openAnswer(!isAnswerOpen)}
          >
            {isAnswerOpen ? `Hide ${whose}` : `Show ${whose}`}
          </Button>
        )}
        {lines.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isSchemeOpen}
            aria-controls={`${id}-scheme`}
            onClick={() => openScheme(!isSchemeOpen)}
          >
            {isMissed ? 'Marks for your method' : 'Mark it yourself'}
          </Button>
        )}
      </div>
      <div role="status" className={styles.hints}>
        {question.hints.slice(0, hints).map(({ text, html }, place) => (
          <div key={text} className={styles.hint}>
            <strong>{question.hints.length === 1 ? 'Hint' : `Hint ${place + 1}`}</strong>
            <Typeset value={{ html }} />
          </div>
        ))}
      </div>
      {answer !== undefined && (
        <div id={`${id}-answer`} hidden={!isAnswerOpen} className={styles.worked}>
          <Typeset value={{ html: answer }} />
        </div>
      )}
      {lines.length > 0 && (
        <fieldset id={`${id}-scheme`} hidden={!isSchemeOpen} className={styles.scheme}>
          <legend>
            Tick what your paper shows
            <span className="visually-hidden"> for {partLabel(name)}</span>
          </legend>
          {lines.map((line) => (
            <label key={line.place} className={styles.schemeLine}>
              <input
                type="checkbox"
                checked={ticked.includes(line.place)}
                onChange={(event) => onTick(line.place, event.target.checked)}
              />
              <Typeset inline value={{ html: line.html }} />
              <span className={styles.schemeMark}>{line.mark}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
