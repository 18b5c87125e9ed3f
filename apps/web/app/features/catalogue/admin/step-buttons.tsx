import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '~/ui/button.tsx';
import styles from './rows.module.css';
import type { Step } from './topic-drop.rules.ts';

const looks = {
  up: { word: 'up', Icon: ArrowUp },
  down: { word: 'down', Icon: ArrowDown },
  out: { word: 'out, one level up', Icon: ArrowLeft },
  in: { word: 'in, below the one above', Icon: ArrowRight },
} as const;

type StepButtonsProps = {
  name: string;
  steps: readonly Step[];
  may: (step: Step) => boolean;
  onStep: (step: Step) => void;
};

/** What a drag does, one step at a time. A step that isn't possible stays reachable and says so. */
export function StepButtons({ name, steps, may, onStep }: StepButtonsProps) {
  return (
    <span className={styles.steps}>
      {steps.map((step) => {
        const { word, Icon } = looks[step];
        return (
          <IconButton
            key={step}
            size="sm"
            label={`Move ${name} ${word}`}
            icon={<Icon aria-hidden="true" />}
            data-step={step}
            aria-disabled={!may(step) || undefined}
            onClick={() => onStep(step)}
          />
        );
      })}
    </span>
  );
}
