import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isRetryable, messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { sendSheet } from './send-sheet.ts';

export type Upload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'failed'; readonly message: string; readonly retryable: boolean };

const idle: Upload = { state: 'idle' };

export function useUpload(slug: string) {
  const [upload, setUpload] = useState<Upload>(idle);
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setUpload(idle);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  /** Undefined when it failed or was given up; the page says so by itself. */
  const send = useCallback(
    async (file: File, fields?: Readonly<Record<string, string>>): Promise<Grading | undefined> => {
      if (running.current) return undefined;
      const controller = new AbortController();
      running.current = controller;
      setUpload({ state: 'sending', share: 0 });
      try {
        const grading = await sendSheet(slug, file, {
          signal: controller.signal,
          ...(fields && { fields }),
          onProgress: (share) => {
            if (!controller.signal.aborted) setUpload({ state: 'sending', share });
          },
        });
        running.current = undefined;
        setUpload(idle);
        return grading;
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        running.current = undefined;
        // Said where it stays to be read: the page has something else to show then.
        if (error instanceof ApiError && error.code === 'conflict') toast.info(error.message);
        setUpload({ state: 'failed', message: messageOf(error), retryable: isRetryable(error) });
        return undefined;
      }
    },
    [slug],
  );

  return { upload, send, cancel };
}
