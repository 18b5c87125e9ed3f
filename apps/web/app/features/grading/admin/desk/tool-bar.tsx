import {
  type Annotation,
  colourValues,
  type PenColour,
  penColours,
} from '@sevenfold/contract/grading/marking';
import {
  Check,
  Highlighter,
  Keyboard,
  MessageSquareText,
  MousePointer2,
  Pencil as PencilIcon,
  PenLine,
  Redo2,
  Sigma,
  Trash2,
  Undo2,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '~/ui/button.tsx';
import { type Tool, tools, type Zoom } from './shortcuts.rules.ts';
import styles from './tool-bar.module.css';
import type { Pencil } from './use-page-pointer.ts';

const looks: Record<Tool, { label: string; key: string; icon: ReactNode }> = {
  select: { label: 'Select and move', key: 'V', icon: <MousePointer2 aria-hidden="true" /> },
  pen: { label: 'Pen', key: 'P', icon: <PenLine aria-hidden="true" /> },
  highlighter: { label: 'Highlighter', key: 'H', icon: <Highlighter aria-hidden="true" /> },
  tick: { label: 'Tick', key: 'T', icon: <Check aria-hidden="true" /> },
  cross: { label: 'Cross', key: 'X', icon: <X aria-hidden="true" /> },
  mark: { label: 'Mark', key: 'M', icon: <Sigma aria-hidden="true" /> },
  comment: { label: 'Comment', key: 'C', icon: <MessageSquareText aria-hidden="true" /> },
};

const marks = ['M1', 'A1', 'R1', 'AG', 'FT', '1', '2', '3', '4', '5', '0'] as const;

type ToolBarProps = {
  pencil: Pencil;
  onPencil: (change: Partial<Pencil>) => void;
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  selected: Annotation | undefined;
  onRewrite: () => void;
  onDelete: () => void;
  zoom: Zoom;
  onZoom: (by: 1 | -1 | 0) => void;
  onHelp: () => void;
};

export function ToolBar(props: ToolBarProps) {
  const { pencil, onPencil, readOnly, zoom } = props;
  const draws = pencil.tool === 'pen' || pencil.tool === 'highlighter';
  return (
    <div className={styles.bar} role="toolbar" aria-label="Marking tools">
      {!readOnly && (
        <>
          <div className={styles.group}>
            {tools.map((tool) => {
              const { label, key, icon } = looks[tool];
              return (
                <IconButton
                  key={tool}
                  size="sm"
                  label={label}
                  title={`${label} (${key})`}
                  icon={icon}
                  aria-pressed={pencil.tool === tool}
                  aria-keyshortcuts={key}
                  className={styles.tool}
                  onClick={() => onPencil({ tool })}
                />
              );
            })}
          </div>
          {draws && <Colours chosen={pencil.colour} onChoose={(colour) => onPencil({ colour })} />}
          {pencil.tool === 'mark' && (
            <label className={styles.mark}>
              <span className="visually-hidden">What the mark says</span>
              <select value={pencil.mark} onChange={({ target }) => onPencil({ mark: target.value })}>
                {marks.map((mark) => (
                  <option key={mark}>{mark}</option>
                ))}
              </select>
            </label>
          )}
          <div className={styles.group}>
            <IconButton
              size="sm"
              label="Undo"
              title="Undo (Ctrl Z)"
              icon={<Undo2 aria-hidden="true" />}
              disabled={!props.canUndo}
              onClick={props.onUndo}
            />
            <IconButton
              size="sm"
              label="Redo"
              title="Redo (Ctrl Shift Z)"
              icon={<Redo2 aria-hidden="true" />}
              disabled={!props.canRedo}
              onClick={props.onRedo}
            />
            <IconButton
              size="sm"
              label="Change the text of what is selected"
              title="Change the text (Enter)"
              icon={<PencilIcon aria-hidden="true" />}
              disabled={!props.selected || !('text' in props.selected)}
              onClick={props.onRewrite}
            />
            <IconButton
              size="sm"
              label="Delete what is selected"
              title="Delete (Del)"
              icon={<Trash2 aria-hidden="true" />}
              disabled={!props.selected}
              onClick={props.onDelete}
            />
          </div>
        </>
      )}
      <div className={`${styles.group} ${styles.zoom}`}>
        <IconButton
          size="sm"
          label="Zoom out"
          icon={<ZoomOut aria-hidden="true" />}
          onClick={() => props.onZoom(-1)}
        />
        <button
          type="button"
          className={styles.fit}
          aria-pressed={zoom === 'fit'}
          onClick={() => props.onZoom(0)}
        >
          {zoom === 'fit' ? 'Fit width' : `${zoom * 100} %`}
        </button>
        <IconButton
          size="sm"
          label="Zoom in"
          icon={<ZoomIn aria-hidden="true" />}
          onClick={() => props.onZoom(1)}
        />
        <IconButton
          size="sm"
          label="Keys of the desk"
          title="Keys of the desk (?)"
          icon={<Keyboard aria-hidden="true" />}
          onClick={props.onHelp}
        />
      </div>
    </div>
  );
}

function Colours({ chosen, onChoose }: { chosen: PenColour; onChoose: (colour: PenColour) => void }) {
  return (
    <fieldset className={styles.colours}>
      <legend className="visually-hidden">Colour</legend>
      {penColours.map((colour) => (
        <label key={colour} style={{ background: colourValues[colour] }} data-chosen={colour === chosen}>
          <input
            type="radio"
            name="pen-colour"
            aria-label={colour}
            checked={colour === chosen}
            onChange={() => onChoose(colour)}
          />
        </label>
      ))}
    </fieldset>
  );
}
