import { displayName } from '@sevenfold/contract/accounts/user';
import {
  type ContactField,
  type ContactValues,
  contactProblems,
} from '@sevenfold/contract/contact/contact.rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';

type Problems = Partial<Record<ContactField, string>>;

const fields = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[];

/** The fields keep their own values: what was typed before the scripts came stays there. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'new' | 'writing' | 'sending' | 'sent'>('new');
  const [problems, setProblems] = useState<Problems>({});
  const [alert, setAlert] = useState<string>();
  const user = useAuth((auth) => auth.user);

  useEffect(() => {
    if (!user || !form.current) return;
    fillIfEmpty(form.current, 'name', displayName(user));
    fillIfEmpty(form.current, 'email', user.email);
  }, [user]);

  const refuse = (found: Problems, message?: string) => {
    setProblems(found);
    setAlert(message);
    setState('writing');
    const first = fields.find((field) => found[field]);
    if (first && form.current) inputOf(form.current, first)?.focus();
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    const values = Object.fromEntries(fields.map((name) => [name, text(name)])) as ContactValues;
    const found = contactProblems(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setState('sending');
    setProblems({});
    setAlert(undefined);
    try {
      await api('POST /api/contact', { body: { ...values, website: text('website') } });
      setState('sent');
    } catch (error) {
      const told = problemsOf(error);
      refuse(told, Object.keys(told).length > 0 ? undefined : messageOf(error));
    }
  };

  return {
    form,
    state,
    problems,
    alert,
    send: (event: FormEvent<HTMLFormElement>) => void send(event),
    writeAnother: () => setState('writing'),
  };
}

const inputOf = (form: HTMLFormElement, name: ContactField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

function fillIfEmpty(form: HTMLFormElement, name: ContactField, value: string): void {
  const input = inputOf(form, name);
  if (input?.value === '') input.value = value;
}

function problemsOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  const known = error.issues.filter(({ path }) => fields.some((field) => field === path));
  return Object.fromEntries(known.map(({ path, message }) => [path, message]));
}
