import { ScanText, WandSparkles } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '~/ui/button.tsx';
import type { DraftImage } from './draft.ts';
import { EditedQuestion } from './edited-question.ts';
import { ImageField } from './image-field.tsx';
import { TypesetField } from './typeset-field.tsx';
import { useImageTools } from './use-image-tools.ts';

type ImageSideProps = {
  side: 'question' | 'answer';
  text: string;
  images: readonly DraftImage[];
  /** Without images it can't be saved. */
  needed?: boolean;
  onText: (text: string) => void;
  onImages: (images: readonly DraftImage[]) => void;
};

const words = {
  question: { images: 'Question images', text: 'Question text', name: 'questions_text' },
  answer: { images: 'Answer images', text: 'Answer text', name: 'answer' },
} as const;

const textAlone =
  "No images yet. Press 'Image from text' to make one of the text below, or choose, drop or paste them.";

/** Pictures and text of the question or of its answer; each can be made from the other. */
export function ImageSide(props: ImageSideProps) {
  const { side, text, images, needed, onText, onImages } = props;
  const questionId = useContext(EditedQuestion);
  const { busy, transcribe, draw } = useImageTools({ ...props, questionId });
  return (
    <>
      <ImageField
        label={words[side].images}
        images={images}
        empty={needed && text.trim() !== '' ? textAlone : undefined}
        onChange={onImages}
        actions={
          <>
            <Button
              size="sm"
              variant="secondary"
              icon={<ScanText aria-hidden="true" />}
              busy={busy === 'transcript'}
              busyLabel="Reading…"
              onClick={() => void transcribe()}
            >
              Transcript from images
            </Button>
            <Button
              size="sm"
              variant="secondary"
              icon={<WandSparkles aria-hidden="true" />}
              busy={busy === 'drawing'}
              busyLabel="Drawing…"
              disabled={text.trim() === ''}
              onClick={() => void draw()}
            >
              Image from text
            </Button>
          </>
        }
      />
      <TypesetField
        label={words[side].text}
        name={words[side].name}
        value={text}
        onChange={onText}
        rows={side === 'question' ? 8 : 6}
        hint="Markdown, with LaTeX between dollar signs."
      />
    </>
  );
}
