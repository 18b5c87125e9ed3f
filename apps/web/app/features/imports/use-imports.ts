import { type ImportKind, isFinished, isWorking } from '@sevenfold/contract/imports/import.constants';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { putAnswer } from '~/lib/query.ts';
import { toast } from '~/ui/toast.ts';
import { sendParts } from './send-parts.ts';

const listKey = (kind: ImportKind) => ['admin', 'imports', kind];
const oneKey = (id: string) => ['admin', 'import', id];
const askEveryMs = 1000;

export function useImports(kind: ImportKind) {
  return useQuery({
    queryKey: listKey(kind),
    queryFn: () => api('GET /api/admin/imports', { query: { kind } }),
  });
}

/** Asks again while the server works on it. */
export function useImport(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => api('GET /api/admin/imports/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? askEveryMs : false),
    staleTime: 0,
  });
}

/** Puts what the server answered where the pages look for it. */
export function useStanding() {
  const client = useQueryClient();
  return useCallback(
    (standing: Import) => {
      putAnswer(client, oneKey(standing.id), standing);
      void client.invalidateQueries({ queryKey: listKey(standing.kind) });
      if (isFinished(standing.state))
        void client.invalidateQueries({ queryKey: ['admin', 'import-rows', standing.id] });
    },
    [client],
  );
}

/** One thing at a time can be done with an import; a refusal is said, and what stands is asked for again. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const adopt = useStanding();
  const client = useQueryClient();
  const act = async (work: () => Promise<Import>) => {
    setBusy(true);
    try {
      adopt(await work());
    } catch (error) {
      toast.error(messageOf(error));
      await client.invalidateQueries({ queryKey: ['admin', 'import'] });
    }
    setBusy(false);
  };
  return { busy, act };
}

export function useUpload() {
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const adopt = useStanding();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (announce: () => Promise<Import>, file: File, onBegin: (begun: Import) => void) => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setSending(true);
    try {
      const begun = await announce();
      adopt(begun);
      onBegin(begun);
      await sendParts(begun, file, { signal: controller.signal, onArrived: adopt });
    } catch (error) {
      if (!controller.signal.aborted) setProblem(messageOf(error));
    }
    setSending(false);
  };
  const stop = () => running.current?.abort();
  return { problem, setProblem, sending, send, stop };
}
