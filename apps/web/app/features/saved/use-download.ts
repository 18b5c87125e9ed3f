import { useRef, useState } from 'react';
import { apiFile } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useSite } from '~/lib/site.ts';
import { toast } from '~/ui/toast.ts';
import { type DownloadKind, downloadName } from './saved-download.rules.ts';

const calls = {
  questions: 'GET /api/user_question/download-pdf',
  answers: 'GET /api/user_question/download-pdf/answers',
} as const;

/** One file at a time; `making` says which is on its way. */
export function useDownload() {
  const { name: site } = useSite();
  const [making, setMaking] = useState<DownloadKind>();
  const running = useRef(false);

  const download = async (kind: DownloadKind, ids: readonly number[] | undefined) => {
    if (running.current) return;
    running.current = true;
    setMaking(kind);
    try {
      const file = await apiFile(calls[kind], { query: { ids: ids?.join(',') } });
      saveFile(file, downloadName(site, kind, new Date()));
      toast.success('Your PDF is ready.');
    } catch (error) {
      toast.error(messageOf(error));
    }
    running.current = false;
    setMaking(undefined);
  };

  return { making, download };
}
