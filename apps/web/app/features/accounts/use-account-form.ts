import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type FormProblems, isBlocked, noProblems } from './form-problems.ts';

interface AccountFormOptions<Name extends string> {
  readonly initial: Readonly<Record<Name, string>>;
  /** What keeps the form from being sent. */
  readonly check?: (values: Readonly<Record<Name, string>>) => FormProblems<Name>;
  /** Resolves to 'leaving' when the form is about to go away: it then stays busy until it does. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<'leaving' | 'done'>;
  readonly refused: (error: unknown) => FormProblems<Name>;
}

/**
 * The common part of the account forms: values, problems that clear with any edit, one submission at a time, and
 * focus on the first field that needs another look.
 */
export function useAccountForm<Name extends string>({
  initial,
  check,
  send,
  refused,
}: AccountFormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<FormProblems<Name>>(noProblems);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement | null>(null);

  // What was typed or filled in before the page was hydrated is only known to the elements.
  const ref = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (element) setValues((known) => adoptTyped(element, known));
  }, []);

  // After the render, so that a reader hears the field together with its message.
  useEffect(() => {
    const element = problems.first && form.current?.elements.namedItem(problems.first);
    if (element instanceof HTMLElement) element.focus();
    // On a phone the list may lie above what is shown; coming second, it wins over the field's own scrolling.
    if (problems.list.length > 0) {
      form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [problems]);

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: problems.fields[name],
    onChange: (value: string) => {
      setValues((known) => ({ ...known, [name]: value }));
      setProblems(noProblems);
    },
  });

  const submit = async () => {
    if (sending.current) return;
    const found = check?.(values) ?? noProblems;
    setProblems(found);
    if (isBlocked(found)) return;
    sending.current = true;
    setBusy(true);
    try {
      if ((await send(values)) === 'leaving') return;
    } catch (error) {
      setProblems(refused(error));
    }
    sending.current = false;
    setBusy(false);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };

  return {
    values,
    busy,
    problems,
    field,
    /** For failures that come from beside the form, such as single sign-on. */
    showProblems: setProblems,
    // 'post' so that a form sent before the page is hydrated doesn't put a password into the address.
    formProps: { ref, onSubmit, noValidate: true, method: 'post' },
  };
}

function adoptTyped<Name extends string>(form: HTMLFormElement, known: Readonly<Record<Name, string>>) {
  const adopted: Record<Name, string> = { ...known };
  let changed = false;
  for (const name of Object.keys(known) as Name[]) {
    const element = form.elements.namedItem(name);
    if (element instanceof HTMLInputElement && element.value !== known[name]) {
      adopted[name] = element.value;
      changed = true;
    }
  }
  return changed ? adopted : known;
}
