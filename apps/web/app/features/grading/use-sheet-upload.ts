import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '~/ui/toast.ts';
import { useChosenSheet } from './use-chosen-sheet.ts';
import { useUpload } from './use-upload.ts';

export type SheetUpload = ReturnType<typeof useSheetUpload>;

/** Choosing a sheet and sending it, with what the server answered handed on. */
export function useSheetUpload(slug: string, onArrived: (grading: Grading) => void) {
  const { choice, choose, ask, forget, markSent } = useChosenSheet();
  const { upload, send: sendFile, cancel } = useUpload(slug);
  const chosen = choice.state === 'chosen' ? choice.sheet : undefined;

  /** True once the chosen sheet is with us. */
  const send = async (): Promise<boolean> => {
    if (!chosen) return false;
    const grading = await sendFile(chosen.file);
    if (!grading) return false;
    markSent(chosen, grading.sheet?.uploaded_at ?? '');
    onArrived(grading);
    toast.success('Your answer sheet has arrived.');
    return true;
  };

  const waitsForConnection = upload.state === 'failed' && upload.retryable;
  const sendAgain = useEffectEvent(() => {
    if (waitsForConnection) void send();
  });
  // All the time: it may be back as soon as it is said to be lost.
  useEffect(() => {
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, []);

  const withoutUpload = (step: () => void) => () => {
    cancel();
    step();
  };
  return {
    choice,
    upload,
    send,
    cancel,
    choose: (file: File) => {
      cancel();
      void choose(file);
    },
    ask: withoutUpload(ask),
    forget: withoutUpload(forget),
  };
}
