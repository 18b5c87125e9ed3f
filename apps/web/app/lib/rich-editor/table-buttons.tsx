import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
} from '@lexical/table';
import { $getSelection, $isRangeSelection } from 'lexical';
import styles from './rich-editor.module.css';

const actions: readonly (readonly [string, () => void])[] = [
  ['Row above', () => void $insertTableRowAtSelection(false)],
  ['Row below', () => void $insertTableRowAtSelection(true)],
  ['Column before', () => void $insertTableColumnAtSelection(false)],
  ['Column after', () => void $insertTableColumnAtSelection(true)],
  ['Delete row', () => $deleteTableRowAtSelection()],
  ['Delete column', () => $deleteTableColumnAtSelection()],
  ['Delete table', $deleteTable],
];

/** What can be done with the table around the caret. */
export function TableButtons() {
  const [editor] = useLexicalComposerContext();
  return (
    <fieldset className={styles.tableButtons}>
      <legend className="visually-hidden">Table</legend>
      {actions.map(([name, act]) => (
        <button
          key={name}
          type="button"
          className={styles.tableButton}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.update(act)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function $deleteTable(): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) $findTableNode(selection.anchor.getNode())?.remove();
}
