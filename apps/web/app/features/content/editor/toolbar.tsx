import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/react/LexicalHorizontalRuleNode';
import { INSERT_TABLE_COMMAND } from '@lexical/table';
import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import {
  Bold,
  Code,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Radical,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { blockNames, setBlock } from './block-kinds.ts';
import { useEditorDialogs } from './editor-dialogs.ts';
import styles from './rich-editor.module.css';
import { TableButtons } from './table-buttons.tsx';
import { type BlockKind, textFormats, useToolbarState } from './use-toolbar-state.ts';

const formatLooks: Record<(typeof textFormats)[number], { label: string; Icon: LucideIcon }> = {
  bold: { label: 'Bold (Ctrl B)', Icon: Bold },
  italic: { label: 'Italic (Ctrl I)', Icon: Italic },
  underline: { label: 'Underline (Ctrl U)', Icon: Underline },
  strikethrough: { label: 'Strikethrough', Icon: Strikethrough },
  code: { label: 'Code', Icon: Code },
  subscript: { label: 'Subscript', Icon: Subscript },
  superscript: { label: 'Superscript', Icon: Superscript },
};

/** The arrows go from button to button; Alt F10 comes here from the text, Escape goes back. */
export function Toolbar({ controls }: { controls: string }) {
  const [editor] = useLexicalComposerContext();
  const { openFormula, openPicture, openLink } = useEditorDialogs();
  const state = useToolbarState();
  const bar = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.focus();
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -100, End: 100 }[event.key];
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  };
  const setKind = (kind: BlockKind) => setBlock(editor, kind, state.block);

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      <Tool
        label="Undo (Ctrl Z)"
        Icon={Undo2}
        disabled={!state.canUndo}
        onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <Tool
        label="Redo (Ctrl Shift Z)"
        Icon={Redo2}
        disabled={!state.canRedo}
        onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
      <select
        aria-label="Kind of block"
        className={styles.blockSelect}
        value={state.block in blockNames ? state.block : 'paragraph'}
        onChange={(event) => setKind(event.target.value as BlockKind)}
      >
        {Object.entries(blockNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.divider} />
      {textFormats.map((format) => (
        <Tool
          key={format}
          {...formatLooks[format]}
          pressed={state.formats.has(format)}
          onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        />
      ))}
      <span className={styles.divider} />
      <Tool label="List" Icon={List} pressed={state.block === 'bullet'} onPress={() => setKind('bullet')} />
      <Tool
        label="Numbered list"
        Icon={ListOrdered}
        pressed={state.block === 'number'}
        onPress={() => setKind('number')}
      />
      <span className={styles.divider} />
      <Tool label="Link (Ctrl K)" Icon={Link} pressed={state.link !== undefined} onPress={openLink} />
      <Tool label="Formula (Ctrl M)" Icon={Radical} onPress={() => openFormula()} />
      <Tool label="Picture" Icon={Image} onPress={() => openPicture()} />
      <Tool
        label="Table"
        Icon={Table}
        disabled={state.inTable}
        onPress={() =>
          editor.dispatchCommand(INSERT_TABLE_COMMAND, {
            rows: '3',
            columns: '3',
            includeHeaders: { rows: true, columns: false },
          })
        }
      />
      <Tool
        label="Line"
        Icon={Minus}
        onPress={() => editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined)}
      />
      {state.inTable && <TableButtons />}
    </div>
  );
}

type ToolProps = {
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
  pressed?: boolean;
  disabled?: boolean;
};

function Tool({ label, Icon, onPress, pressed, disabled }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label.replace(/ \(.*/, '')}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
