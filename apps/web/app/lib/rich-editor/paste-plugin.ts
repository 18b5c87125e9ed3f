import { LinkNode } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import { $insertNodeToNearestRoot, mergeRegister } from '@lexical/utils';
import { COMMAND_PRIORITY_LOW } from 'lexical';
import { useEffect } from 'react';
import { toast } from '~/ui/toast.ts';
import { messageOf } from '../api-error.ts';
import { isSafeLink } from './editor-json.rules.ts';
import { sendPicture } from './send-picture.ts';
import { UploadNode } from './upload-node.tsx';

/**
 * Pictures that are pasted or dropped are uploaded; they ask for their words where they stand. A link that leads
 * nowhere good becomes its words, so that nobody takes it for one.
 */
export function PastePlugin(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      mergeRegister(
        editor.registerNodeTransform(LinkNode, $withoutBadLink),
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            const pictures = files.filter(({ type }) => type.startsWith('image/'));
            for (const file of pictures) {
              sendPicture(file).then(
                ({ url, mimeType, width, height }) =>
                  editor.update(() => {
                    $insertNodeToNearestRoot(new UploadNode({ url, mimeType, width, height, alt: '' }));
                  }),
                (error: unknown) => toast.error(messageOf(error)),
              );
            }
            return pictures.length > 0;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return null;
}

function $withoutBadLink(link: LinkNode): void {
  if (isSafeLink(link.getURL())) return;
  for (const child of link.getChildren()) link.insertBefore(child);
  link.remove();
}
