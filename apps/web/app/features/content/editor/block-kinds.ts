import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $createParagraphNode, $getSelection, type ElementNode, type LexicalEditor } from 'lexical';
import { $createCodeBlockNode } from './code-node.ts';
import type { BlockKind } from './use-toolbar-state.ts';

export const blockNames: Record<Exclude<BlockKind, 'bullet' | 'number'>, string> = {
  paragraph: 'Text',
  h2: 'Heading',
  h3: 'Subheading',
  h4: 'Small heading',
  quote: 'Quote',
  code: 'Code',
};

const creators: Record<keyof typeof blockNames, () => ElementNode> = {
  paragraph: $createParagraphNode,
  h2: () => $createHeadingNode('h2'),
  h3: () => $createHeadingNode('h3'),
  h4: () => $createHeadingNode('h4'),
  quote: $createQuoteNode,
  code: $createCodeBlockNode,
};

/** Makes the chosen blocks this kind. A list that is one already ends. */
export function setBlock(editor: LexicalEditor, kind: BlockKind, current: BlockKind): void {
  const wasList = current === 'bullet' || current === 'number';
  if (kind === 'bullet' || kind === 'number') {
    if (kind === current) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    else
      editor.dispatchCommand(
        kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND,
        undefined,
      );
    return;
  }
  if (wasList) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
  editor.update(() => $setBlocksType($getSelection(), creators[kind]));
}
