import { LinkNode } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { DRAG_DROP_PASTE, HeadingNode } from '@lexical/rich-text';
import { mergeRegister } from '@lexical/utils';
import { isSafeAddress } from '@sevenfold/contract/content/rich-text.rules';
import { COMMAND_PRIORITY_HIGH, COMMAND_PRIORITY_LOW, type LexicalEditor, PASTE_COMMAND } from 'lexical';
import { useEffect } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { $insertBlock } from './insert-block.ts';
import { headingTag } from './json-node.rules.ts';
import { readPasted } from './pasted-html.ts';
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
        editor.registerNodeTransform(HeadingNode, $inOurRanks),
        editor.registerCommand(PASTE_COMMAND, plainPasting(editor), COMMAND_PRIORITY_HIGH),
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            const pictures = files.filter(({ type }) => type.startsWith('image/'));
            void uploadInOrder(editor, pictures);
            return pictures.length > 0;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return null;
}

async function uploadInOrder(editor: LexicalEditor, pictures: readonly File[]): Promise<void> {
  for (const file of pictures) {
    try {
      const { url, mimeType, width, height } = await sendPicture(file);
      editor.update(() => {
        $insertBlock(new UploadNode({ url, mimeType, width, height, alt: '' }));
      });
    } catch (error) {
      toast.error(messageOf(error));
    }
  }
}

/** Pasted again as what is left of it; a picture that was copied alone is taken as a file. */
function plainPasting(editor: LexicalEditor) {
  const made = new WeakSet<object>();
  return (event: ClipboardEvent | InputEvent | KeyboardEvent): boolean => {
    if (made.has(event) || !('clipboardData' in event) || !event.clipboardData) return false;
    const { clipboardData: data } = event;
    const html = data.getData('text/html');
    // What comes from an editor of ours is as it should be.
    if (html === '' || data.types.includes('application/x-lexical-editor')) return false;
    event.preventDefault();
    const pasted = readPasted(html);
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0 && !pasted.hasWords) return editor.dispatchCommand(DRAG_DROP_PASTE, files);
    if (pasted.pictures > 0) {
      toast.info('Pictures in what you pasted were left out. Copy or drop them one by one to upload them.');
    }
    const plain = new DataTransfer();
    plain.setData('text/html', pasted.html);
    plain.setData('text/plain', data.getData('text/plain'));
    const again = new ClipboardEvent('paste', { clipboardData: plain });
    made.add(again);
    return editor.dispatchCommand(PASTE_COMMAND, again);
  };
}

function $inOurRanks(heading: HeadingNode): void {
  const tag = headingTag(heading.getTag());
  if (tag !== heading.getTag()) heading.setTag(tag);
}

function $withoutBadLink(link: LinkNode): void {
  if (isSafeAddress(link.getURL(), 'link')) return;
  for (const child of link.getChildren()) link.insertBefore(child);
  link.remove();
}
