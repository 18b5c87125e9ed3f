import { Toolbar as Bar } from '@base-ui/react/toolbar';
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
import type { KeyboardEvent } from 'react';
import { goToEnds } from '~/ui/toolbar-ends.ts';
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

/** One stop for the Tab key, with arrows inside; Alt F10 comes here from the text, Escape goes back. */
export function Toolbar({ controls }: { controls: string }) {
  const [editor] = useLexicalComposerContext();
  const { openFormula, openPicture, openLink } = useEditorDialogs();
  const state = useToolbarState();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') editor.focus();
    else goToEnds(event);
  };
  const setKind = (kind: BlockKind) => setBlock(editor, kind, state.block);

  return (
    <Bar.Root
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
      <Bar.Input
        render={
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
        }
      />
      <Bar.Separator className={styles.divider} />
      {textFormats.map((format) => (
        <Tool
          key={format}
          {...formatLooks[format]}
          pressed={state.formats.has(format)}
          onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        />
      ))}
      <Bar.Separator className={styles.divider} />
      <Tool label="List" Icon={List} pressed={state.block === 'bullet'} onPress={() => setKind('bullet')} />
      <Tool
        label="Numbered list"
        Icon={ListOrdered}
        pressed={state.block === 'number'}
        onPress={() => setKind('number')}
      />
      <Bar.Separator className={styles.divider} />
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
    </Bar.Root>
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
    <Bar.Button
      className={styles.tool}
      aria-label={label.replace(/ \(.*/, '')}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      focusableWhenDisabled={false}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </Bar.Button>
  );
}
