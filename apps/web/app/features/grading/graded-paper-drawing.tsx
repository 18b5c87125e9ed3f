import type { DrawingProps } from '~/ui/drawings/drawing.tsx';
import styles from './graded-paper-drawing.module.css';

/** A worked integral with an examiner's ticks and marks in the margin. */
export function GradedPaperDrawing({ className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      aria-hidden="true"
      className={[styles.sheet, className].filter(Boolean).join(' ')}
    >
      <path className={styles.fine} d="M84 30L90 18H252Q260 18 260 26V206L248 212" />
      <path
        className={styles.paper}
        d="M56 38Q56 30 64 30H232Q240 30 240 38V218Q240 226 232 226H64Q56 226 56 218Z"
      />
      <path className={styles.rule} d="M72 74H188M72 102H188M72 130H188M72 158H188M72 186H188" />
      <path className={styles.margin} d="M196 30V226" />
      <path d="M72 50H124" />
      <path d="M78 68C82 54 88 54 86 62S80 74 84 62M98 66C104 58 106 72 112 62S124 60 130 66M140 63H152M140 68H152M160 68C166 54 172 70 180 60" />
      <path d="M78 96C88 84 92 102 102 92S118 88 126 96M136 92H148M136 97H148M156 96C162 84 170 98 182 90" />
      <path d="M78 124C84 112 94 128 104 118S122 116 128 124" />
      <path className={styles.strike} d="M74 119L132 119" />
      <path d="M78 152C90 140 96 158 108 148S128 146 136 152M146 148H158M146 153H158M166 152L174 142L182 152" />
      <path d="M78 180C86 168 98 186 110 174" />
      <path
        className={styles.tick}
        d="M206 64L211 70L222 56M206 92L211 98L222 84M206 148L211 154L222 140M206 176L211 182L222 168"
      />
      <path className={styles.cross} d="M208 114L220 126M220 114L208 126" />
      <circle className={styles.ring} cx="214" cy="207" r="13" />
      <text className={styles.total} x="214" y="207.5">
        17
      </text>
    </svg>
  );
}
