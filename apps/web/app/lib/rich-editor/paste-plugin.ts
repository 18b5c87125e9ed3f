import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import { $insertNodeToNearestRoot } from '@lexical/utils';
import { COMMAND_PRIORITY_LOW } from 'lexical';
import { useEffect } from 'react';
import { toast } from '~/ui/toast.ts';
import { messageOf } from '../api-error.ts';
import { sendPicture } from './send-picture.ts';
import { UploadNode } from './upload-node.tsx';

/** Pictures that are pasted or dropped are uploaded; they ask for their words where they stand. */
export function PastePlugin(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
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
    [editor],
  );
  return null;
}
