import { $isLinkNode } from '@lexical/link';
import { $isListNode, ListNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $findTableNode } from '@lexical/table';
import { $findMatchingParent, $getNearestNodeOfType, mergeRegister } from '@lexical/utils';
import {
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { useEffect, useState } from 'react';
import { $isCodeBlockNode } from './code-node.ts';

export const textFormats = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'code',
  'subscript',
  'superscript',
] as const satisfies readonly TextFormatType[];

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'code' | 'bullet' | 'number';

export interface ToolbarState {
  readonly block: BlockKind;
  readonly formats: ReadonlySet<string>;
  readonly link: string | undefined;
  readonly inTable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

type Place = Omit<ToolbarState, 'canUndo' | 'canRedo'>;

const nowhere: Place = { block: 'paragraph', formats: new Set(), link: undefined, inTable: false };

/** What is true where the caret stands. */
export function useToolbarState(): ToolbarState {
  const [editor] = useLexicalComposerContext();
  const [place, setPlace] = useState(nowhere);
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => setPlace(editorState.read($readPlace))),
        editor.registerCommand(
          CAN_UNDO_COMMAND,
          (can) => {
            setCanUndo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          CAN_REDO_COMMAND,
          (can) => {
            setCanRedo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return { ...place, canUndo, canRedo };
}

function $readPlace(): Place {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nowhere;
  const node = selection.anchor.getNode();
  const link = $findMatchingParent(node, $isLinkNode);
  return {
    block: $blockKind(node),
    formats: new Set(textFormats.filter((format) => selection.hasFormat(format))),
    link: $isLinkNode(link) ? link.getURL() : undefined,
    inTable: $findTableNode(node) !== null,
  };
}

function $blockKind(node: LexicalNode): BlockKind {
  const list = $getNearestNodeOfType(node, ListNode);
  if ($isListNode(list)) return list.getListType() === 'number' ? 'number' : 'bullet';
  for (const at of [node, ...node.getParents()]) {
    if ($isHeadingNode(at)) return headingKind(at.getTag());
    if ($isQuoteNode(at)) return 'quote';
    if ($isCodeBlockNode(at)) return 'code';
  }
  return 'paragraph';
}

const headingKind = (tag: string): BlockKind =>
  tag === 'h3' ? 'h3' : tag === 'h1' || tag === 'h2' ? 'h2' : 'h4';
