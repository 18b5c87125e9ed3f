import { Toolbar } from '@base-ui/react/toolbar';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $isTableSelection,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table';
import { $getSelection, $isRangeSelection } from 'lexical';
import styles from './rich-editor.module.css';

const actions: readonly (readonly [string, () => void])[] = [
  ['Row above', () => void $insertTableRowAtSelection(false)],
  ['Row below', () => void $insertTableRowAtSelection(true)],
  ['Column before', () => void $insertTableColumnAtSelection(false)],
  ['Column after', () => void $insertTableColumnAtSelection(true)],
  ['Header row', () => $toggleHeaders(TableCellHeaderStates.ROW)],
  ['Header column', () => $toggleHeaders(TableCellHeaderStates.COLUMN)],
  ['Delete row', () => $deleteTableRowAtSelection()],
  ['Delete column', () => $deleteTableColumnAtSelection()],
  ['Delete table', () => $deleteTable()],
];

/** What can be done with the table around the caret. */
export function TableButtons() {
  const [editor] = useLexicalComposerContext();
  return (
    <Toolbar.Group aria-label="Table" className={styles.tableButtons}>
      {actions.map(([name, act]) => (
        <Toolbar.Button
          key={name}
          className={styles.tableButton}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.update(act)}
        >
          {name}
        </Toolbar.Button>
      ))}
    </Toolbar.Group>
  );
}

function $tableAtCaret(): TableNode | undefined {
  const selection = $getSelection();
  const node =
    $isRangeSelection(selection) || $isTableSelection(selection) ? selection.anchor.getNode() : null;
  return (node && $findTableNode(node)) ?? undefined;
}

const $deleteTable = (): void => $tableAtCaret()?.remove();

/** The first row or the first column becomes headers, or stops being them. */
function $toggleHeaders(kind: typeof TableCellHeaderStates.ROW | typeof TableCellHeaderStates.COLUMN): void {
  const rows = $tableAtCaret()?.getChildren().filter($isTableRowNode) ?? [];
  const cells = (
    kind === TableCellHeaderStates.ROW
      ? (rows[0]?.getChildren() ?? [])
      : rows.map((row) => row.getFirstChild())
  ).filter($isTableCellNode);
  const areHeaders = cells.every((cell) => (cell.getHeaderStyles() & kind) !== 0);
  for (const cell of cells) cell.setHeaderStyles(areHeaders ? TableCellHeaderStates.NO_STATUS : kind, kind);
}
