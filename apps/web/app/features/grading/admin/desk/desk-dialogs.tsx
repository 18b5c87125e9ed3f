import { longestMark } from '@sevenfold/contract/grading/marking';
import { lazy, Suspense } from 'react';
import type { useSheetTools } from './use-sheet-tools.ts';

const CommentEditor = lazy(async () => ({ default: (await import('./comment-editor.tsx')).CommentEditor }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts.dialog.tsx')).ShortcutsDialog,
}));

type DeskDialogsProps = {
  tools: ReturnType<typeof useSheetTools>;
  helping: boolean;
  onHelped: () => void;
};

export const DeskDialogs = ({ tools, helping, onHelped }: DeskDialogsProps) => {
  const { writing, write, stopWriting } = tools;
  const before = writing?.existing;
  return (
    <Suspense>
      {writing && (
        <CommentEditor
          text={before && 'text' in before ? before.text : ''}
          {...(before?.kind === 'mark' && { most: longestMark })}
          onDone={write}
          onClose={stopWriting}
        />
      )}
      {helping && <ShortcutsDialog onClose={onHelped} />}
    </Suspense>
  );
};
