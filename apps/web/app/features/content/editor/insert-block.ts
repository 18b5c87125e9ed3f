import { $insertNodeToNearestRoot } from '@lexical/utils';
import { $getSelection, $isParagraphNode, $isRangeSelection, type LexicalNode } from 'lexical';

/** A block where the caret stands. An empty line gives its place to it. */
export function $insertBlock(node: LexicalNode): void {
  const selection = $getSelection();
  const line = $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement() : null;
  $insertNodeToNearestRoot(node);
  if ($isParagraphNode(line) && line.isEmpty() && line.getNextSibling()?.is(node)) line.remove();
}
