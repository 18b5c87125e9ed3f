import type { Question } from '@sevenfold/contract/questions/question';
import type { ReadReply } from '@sevenfold/contract/replies/reply';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { noteMark } from '~/lib/bank/question-marks.ts';
import { keepTyped, keptTyped, type Values } from './kept-practice.ts';
import { type Checked, schemeByPart, toSend } from './practice.rules.ts';
import { useTicks } from './use-ticks.ts';

/** So long after the last key it is asked how a reply is read. */
const readAfterMs = 350;

export type Practising = ReturnType<typeof usePractice>;

export function usePractice(id: number) {
  const [question, setQuestion] = useState<Question>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [values, setValues] = useState(() => keptTyped(id));
  const { ticked, tick, adopt } = useTicks(id);
  const adoptTicks = useEffectEvent(adopt);
  const [checked, setChecked] = useState<Checked>({});
  const [checking, setChecking] = useState<string>();
  const [active, activate] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [readings, setReadings] = useState<Readonly<Record<string, ReadReply>>>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef(values);
  const asked = question?.replies;
  const scheme = useMemo(() => (question ? schemeByPart(question) : new Map<string, never>()), [question]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [found, before] = await Promise.all([
        api('GET /api/questions/:id', { params: { id } }),
        authStore.getState().token ? api('GET /api/questions/:id/replies', { params: { id } }) : undefined,
      ]);
      if (!wanted) return;
      // While servers are upgraded, one of the version before may answer, which knows of no replies.
      if (!found.replies) throw new Error('the answer names no replies');
      setQuestion(found);
      adoptTicks(before && (before.ticked_lines ?? []));
      if (!before) return;
      // What was typed since it was last checked stands before what was checked.
      const last = Object.fromEntries(before.replies.map(({ field, value }) => [field, value]));
      latest.current = { ...last, ...latest.current };
      setValues(latest.current);
      setChecked(
        Object.fromEntries(
          before.replies
            .filter(({ field, value }) => latest.current[field] === value)
            .map(({ field, verdict, marks, of, checked_at }) => [
              field,
              { verdict, marks, of, checkedAt: checked_at },
            ]),
        ),
      );
    };
    setFailure(undefined);
    load().catch((error: unknown) => wanted && setFailure(messageOf(error)));
    const running = timers.current;
    return () => {
      wanted = false;
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, [id, attempt]);

  async function read(field: string, value: string): Promise<void> {
    const reading = await api('POST /api/questions/:id/read', {
      params: { id },
      body: { field, value },
    }).catch(() => undefined);
    // Meanwhile something else may have been typed.
    if (latest.current[field] !== value) return;
    setReadings(({ [field]: _, ...others }) => (reading ? { ...others, [field]: reading } : others));
  }

  function type(field: string, value: string): void {
    latest.current = { ...latest.current, [field]: value };
    setValues(latest.current);
    keepTyped(id, { ...keptTyped(id), [field]: value });
    setChecked(({ [field]: _, ...others }) => others);
    setReadings(({ [field]: _, ...others }) => others);
    clearTimeout(timers.current.get(field));
    if (value.trim() === '' || asked?.find((reply) => reply.field === field)?.kind === 'choice') return;
    timers.current.set(
      field,
      setTimeout(() => void read(field, value), readAfterMs),
    );
  }

  async function check(part: string): Promise<void> {
    if (!asked || checking !== undefined) return;
    const sent = toSend(asked, part, latest.current, checked);
    if (sent.every(({ value }) => value.trim() === '')) {
      setProblems((others) => ({ ...others, [part]: 'Please type an answer first.' }));
      return;
    }
    setChecking(part);
    setProblems(({ [part]: _, ...others }) => others);
    try {
      const { fields } = await api('POST /api/questions/:id/check', {
        params: { id },
        body: { replies: sent },
      });
      // What was changed while it was checked isn't what was checked.
      const current = fields.filter(
        ({ field }) => sent.find((reply) => reply.field === field)?.value === (latest.current[field] ?? ''),
      );
      const fresh = Object.fromEntries(current.map((one) => [one.field, one]));
      setChecked((before) => ({ ...before, ...fresh }));
      setReadings((others) => ({
        ...others,
        ...Object.fromEntries(current.map(({ field, read_html }) => [field, { read_html }])),
      }));
      const isDone = asked.every(
        ({ kind, field }) => kind === 'self' || isReadable((fresh[field] ?? checked[field])?.verdict),
      );
      if (!authStore.getState().token) return;
      // The server has these now, and another tab may give it newer ones.
      keepTyped(id, without(keptTyped(id), fresh));
      if (isDone) noteMark('completed', id);
    } catch (error) {
      setProblems((others) => ({ ...others, [part]: messageOf(error) }));
    } finally {
      setChecking(undefined);
    }
  }

  return {
    question,
    scheme,
    ticked,
    tick,
    failure,
    reload: () => setAttempt((count) => count + 1),
    values,
    readings,
    checked,
    checking,
    active,
    activate,
    problems,
    type,
    check: (part: string) => void check(part),
  };
}

const without = (values: Values, checked: Checked): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !checked[field]));

const isReadable = (verdict: string | undefined) =>
  verdict !== undefined && verdict !== 'unreadable' && verdict !== 'empty';
