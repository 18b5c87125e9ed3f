import { Toolbar } from '@base-ui/react/toolbar';
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
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '~/ui/button.tsx';
import { goToEnds } from '~/ui/toolbar-ends.ts';
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
    <Toolbar.Root className={styles.bar} aria-label="Marking tools" onKeyDown={goToEnds}>
      {!readOnly && (
        <>
          <Toolbar.Group className={styles.group}>
            {tools.map((tool) => {
              const { label, key, icon } = looks[tool];
              return (
                <ToolButton
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
          </Toolbar.Group>
          {draws && <Colours chosen={pencil.colour} onChoose={(colour) => onPencil({ colour })} />}
          {pencil.tool === 'mark' && (
            <label className={styles.mark} htmlFor="mark-text">
              <span className="visually-hidden">What the mark says</span>
              <Toolbar.Input
                render={
                  <select
                    id="mark-text"
                    value={pencil.mark}
                    onChange={({ target }) => onPencil({ mark: target.value })}
                  >
                    {marks.map((mark) => (
                      <option key={mark}>{mark}</option>
                    ))}
                  </select>
                }
              />
            </label>
          )}
          <Toolbar.Group className={styles.group}>
            <ToolButton
              size="sm"
              label="Undo"
              title="Undo (Ctrl Z)"
              icon={<Undo2 aria-hidden="true" />}
              disabled={!props.canUndo}
              onClick={props.onUndo}
            />
            <ToolButton
              size="sm"
              label="Redo"
              title="Redo (Ctrl Shift Z)"
              icon={<Redo2 aria-hidden="true" />}
              disabled={!props.canRedo}
              onClick={props.onRedo}
            />
            <ToolButton
              size="sm"
              label="Change the text of what is selected"
              title="Change the text (Enter)"
              icon={<PencilIcon aria-hidden="true" />}
              disabled={!props.selected || !('text' in props.selected)}
              onClick={props.onRewrite}
            />
            <ToolButton
              size="sm"
              label="Delete what is selected"
              title="Delete (Del)"
              icon={<Trash2 aria-hidden="true" />}
              disabled={!props.selected}
              onClick={props.onDelete}
            />
          </Toolbar.Group>
        </>
      )}
      <Toolbar.Group className={`${styles.group} ${styles.zoom}`}>
        <ToolButton
          size="sm"
          label="Zoom out"
          icon={<ZoomOut aria-hidden="true" />}
          onClick={() => props.onZoom(-1)}
        />
        <Toolbar.Button className={styles.fit} aria-pressed={zoom === 'fit'} onClick={() => props.onZoom(0)}>
          {zoom === 'fit' ? 'Fit width' : `${zoom * 100} %`}
        </Toolbar.Button>
        <ToolButton
          size="sm"
          label="Zoom in"
          icon={<ZoomIn aria-hidden="true" />}
          onClick={() => props.onZoom(1)}
        />
        <ToolButton
          size="sm"
          label="Keys of the desk"
          title="Keys of the desk (?)"
          icon={<Keyboard aria-hidden="true" />}
          onClick={props.onHelp}
        />
      </Toolbar.Group>
    </Toolbar.Root>
  );
}

/** The desk's keys do the same; the arrows go from tool to tool. */
function ToolButton({ disabled = false, ...look }: ComponentProps<typeof IconButton>) {
  return (
    <Toolbar.Button disabled={disabled} focusableWhenDisabled={false} render={<IconButton {...look} />} />
  );
}

function Colours({ chosen, onChoose }: { chosen: PenColour; onChoose: (colour: PenColour) => void }) {
  return (
    <Toolbar.Group aria-label="Colour" className={styles.colours}>
      {penColours.map((colour) => (
        <label
          key={colour}
          htmlFor={`pen-${colour}`}
          style={{ background: colourValues[colour] }}
          data-chosen={colour === chosen}
        >
          <Toolbar.Input
            id={`pen-${colour}`}
            type="radio"
            name="pen-colour"
            aria-label={colour}
            checked={colour === chosen}
            onChange={() => onChoose(colour)}
          />
        </label>
      ))}
    </Toolbar.Group>
  );
}
