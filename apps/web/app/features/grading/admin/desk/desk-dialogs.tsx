import { longestMark } from '@sevenfold/contract/grading/marking';
import { dialogOnUse } from '~/lib/on-use.tsx';
import type { useSheetTools } from './use-sheet-tools.ts';

const CommentEditor = dialogOnUse(async () => (await import('./comment-editor.tsx')).CommentEditor);
const ShortcutsDialog = dialogOnUse(async () => (await import('./shortcuts.dialog.tsx')).ShortcutsDialog);

type DeskDialogsProps = {
  tools: ReturnType<typeof useSheetTools>;
  helping: boolean;
  onHelped: () => void;
};

export const DeskDialogs = ({ tools, helping, onHelped }: DeskDialogsProps) => {
  const { writing, write, stopWriting } = tools;
  const before = writing?.existing;
  return (
    <>
      {writing && (
        <CommentEditor
          text={before && 'text' in before ? before.text : ''}
          {...(before?.kind === 'mark' && { most: longestMark })}
          onDone={write}
          onClose={stopWriting}
        />
      )}
      {helping && <ShortcutsDialog onClose={onHelped} />}
    </>
  );
};
