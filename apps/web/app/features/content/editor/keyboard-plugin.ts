import { ListItemNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getNearestNodeOfType, mergeRegister } from '@lexical/utils';
import {
  $createParagraphNode,
  $getSelection,
  $isLineBreakNode,
  $isParagraphNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_SPACE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';
import { useEffect } from 'react';
import { setBlock } from './block-kinds.ts';
import { $isCodeBlockNode } from './code-node.ts';
import { type EditorDialogs, useEditorDialogs } from './editor-dialogs.ts';
import type { BlockKind } from './use-toolbar-state.ts';

/** Typed at the start of a line and followed by a space, as in Markdown. */
const signs: Readonly<Record<string, BlockKind>> = {
  '#': 'h2',
  '##': 'h2',
  '###': 'h3',
  '####': 'h4',
  '-': 'bullet',
  '*': 'bullet',
  '1.': 'number',
  '>': 'quote',
  '```': 'code',
};

export function KeyboardPlugin({ toolbarOf }: { toolbarOf: () => HTMLElement | null }): null {
  const [editor] = useLexicalComposerContext();
  const dialogs = useEditorDialogs();
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(KEY_SPACE_COMMAND, (event) => $fromSign(editor, event), COMMAND_PRIORITY_HIGH),
        editor.registerCommand(KEY_TAB_COMMAND, (event) => $indentItem(editor, event), COMMAND_PRIORITY_LOW),
        editor.registerCommand(KEY_ENTER_COMMAND, (event) => $enterInCode(event), COMMAND_PRIORITY_HIGH),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => onShortcut(event, dialogs, toolbarOf),
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor, dialogs, toolbarOf],
  );
  return null;
}

function onShortcut(
  event: KeyboardEvent,
  dialogs: EditorDialogs,
  toolbarOf: () => HTMLElement | null,
): boolean {
  const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (command && event.key.toLowerCase() === 'k') dialogs.openLink();
  else if (command && event.key.toLowerCase() === 'm') dialogs.openFormula();
  else if (event.altKey && event.key === 'F10')
    toolbarOf()?.querySelector<HTMLElement>('button:not(:disabled), select')?.focus();
  else return false;
  event.preventDefault();
  return true;
}

function $fromSign(editor: LexicalEditor, event: KeyboardEvent): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const node = selection.anchor.getNode();
  const block = node.getParent();
  if (!$isTextNode(node) || !$isParagraphNode(block) || node.getPreviousSibling() !== null) return false;
  const typed = node.getTextContent().slice(0, selection.anchor.offset);
  const kind = signs[typed];
  if (!kind) return false;
  event.preventDefault();
  node.spliceText(0, typed.length, '', true);
  setBlock(editor, kind, 'paragraph');
  return true;
}

const deepestList = 3;

/** In a list Tab goes a level deeper and Shift Tab back; everywhere else, and at either end, it leaves the text. */
function $indentItem(editor: LexicalEditor, event: KeyboardEvent): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const item = $getNearestNodeOfType(selection.anchor.getNode(), ListItemNode);
  if (!item) return false;
  const depth = item.getIndent();
  if (event.shiftKey ? depth === 0 : depth >= deepestList) return false;
  event.preventDefault();
  return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined);
}

/** A new line of code; after an empty line, the text goes on below the code. */
function $enterInCode(event: KeyboardEvent | null): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const node = selection.anchor.getNode();
  const code = $isCodeBlockNode(node) ? node : node.getParent();
  if (!$isCodeBlockNode(code)) return false;
  event?.preventDefault();
  const last = code.getLastChild();
  const atEnd = node === code || (node === last && selection.anchor.offset === node.getTextContentSize());
  if (atEnd && $isLineBreakNode(last)) {
    last.remove();
    const paragraph = $createParagraphNode();
    code.insertAfter(paragraph);
    paragraph.select();
  } else selection.insertLineBreak();
  return true;
}
