import type { QuestionImage } from '@sevenfold/contract/questions/question';
import { useId, useState } from 'react';
import { Typeset, type TypesetHtml } from '~/ui/typeset.tsx';
import { PictureStack } from './picture-stack.tsx';
import styles from './question-body.module.css';

/** As much of a question as its reader sees of it. */
export interface ReadableQuestion {
  readonly images: readonly QuestionImage[];
  readonly text?: TypesetHtml | undefined;
  readonly specialInfo?: string | null | undefined;
  /** Names the question where only a few words have room. */
  readonly summary: string;
}

/** The pictures where there are any, described by the text and with a switch to it; the typeset text otherwise. */
export function QuestionBody({ question }: { question: ReadableQuestion }) {
  const [asText, setAsText] = useState(false);
  const textId = useId();
  const { images, text, specialInfo } = question;
  const pictures = images.length > 0 && !asText;
  return (
    <div className={styles.body}>
      {specialInfo && <p className={styles.note}>{specialInfo}</p>}
      {pictures && (
        <PictureStack images={images} name={question.summary} describedBy={text ? textId : undefined} />
      )}
      {text && <Typeset id={textId} value={text} className={styles.text} hidden={pictures} />}
      {images.length > 0 && text && (
        <button type="button" className={styles.switch} onClick={() => setAsText(!asText)}>
          {asText ? 'Show as picture' : 'Show as text'}
        </button>
      )}
    </div>
  );
}
