import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { HorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { HorizontalRulePlugin } from '@lexical/react/LexicalHorizontalRulePlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { TablePlugin } from '@lexical/react/LexicalTablePlugin';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { isSafeAddress } from '@sevenfold/contract/content/rich-text.rules';
import { useCallback, useId, useRef } from 'react';
import { CodeBlockNode } from './code-node.ts';
import { DialogsPlugin } from './dialogs-plugin.tsx';
import { FormulaNode } from './formula-node.tsx';
import { fromEditorState } from './from-editor-state.rules.ts';
import { KeyboardPlugin } from './keyboard-plugin.ts';
import { PastePlugin } from './paste-plugin.ts';
import type { RichEditorProps } from './rich-content.ts';
import styles from './rich-editor.module.css';
import { toEditorState } from './to-editor-state.rules.ts';
import { Toolbar } from './toolbar.tsx';
import { UploadNode } from './upload-node.tsx';

const nodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  HorizontalRuleNode,
  CodeBlockNode,
  FormulaNode,
  UploadNode,
];

/** Styled by element, as readers' pages are; only what has no element of its own needs a name. */
const theme = {
  text: {
    underline: styles.underline!,
    strikethrough: styles.strikethrough!,
    underlineStrikethrough: styles.underlineStrikethrough!,
  },
  list: { nested: { listitem: styles.nestedItem! } },
  table: styles.table!,
  tableCell: styles.cell!,
  tableSelection: styles.tableSelection!,
};

const fail = (error: Error) => {
  throw error;
};

export default function LexicalEditor({ label, initial, onChange }: RichEditorProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const toolbarOf = useCallback(
    () => frame.current?.querySelector<HTMLElement>('[role="toolbar"]') ?? null,
    [],
  );
  const config = {
    namespace: 'sevenfold',
    nodes,
    theme,
    onError: fail,
    editorState: JSON.stringify(toEditorState(initial)),
  };
  return (
    <LexicalComposer initialConfig={config}>
      <DialogsPlugin>
        <div ref={frame} className={styles.frame}>
          <Toolbar controls={id} />
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                id={id}
                className={styles.text}
                ariaLabel={label}
                aria-placeholder="Write here"
                placeholder={
                  <p className={styles.placeholder}>
                    Write here. # makes a heading, - a list, Ctrl M a formula.
                  </p>
                }
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </div>
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin validateUrl={(url) => isSafeAddress(url, 'link')} />
        <TablePlugin hasCellBackgroundColor={false} hasHorizontalScroll />
        <HorizontalRulePlugin />
        <KeyboardPlugin toolbarOf={toolbarOf} />
        <PastePlugin />
        <OnChangePlugin
          ignoreSelectionChange
          onChange={(state) => onChange(() => fromEditorState(state.toJSON()))}
        />
      </DialogsPlugin>
    </LexicalComposer>
  );
}
