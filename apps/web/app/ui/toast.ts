type ToastTone = 'success' | 'error' | 'info';
export type ToastAction = { readonly label: string; readonly run: () => void };
export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly times: number;
  readonly action?: ToastAction | undefined;
};

const VISIBLE = 3;
const LIFETIME_MS = { success: 5000, info: 5000, error: 8000 };

let toasts: readonly Toast[] = [];
let lastId = 0;
let held = false;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** What offers something to press stays until it is pressed or dismissed. */
function arm({ id, tone, action }: Toast) {
  clearTimeout(timers.get(id));
  if (!held && !action)
    timers.set(
      id,
      setTimeout(() => dismiss(id), LIFETIME_MS[tone]),
    );
}

function dismiss(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

function show(tone: ToastTone, text: string, action?: ToastAction): number {
  const last = toasts.at(-1);
  const again = last?.tone === tone && last.text === text;
  const shown: Toast = again
    ? { ...last, times: last.times + 1, action }
    : { id: ++lastId, tone, text, times: 1, action };
  const kept = again ? toasts.slice(0, -1) : toasts.slice(1 - VISIBLE);
  for (const { id } of toasts) {
    if (id !== shown.id && !kept.some((toast) => toast.id === id)) dismiss(id);
  }
  publish([...kept, shown]);
  arm(shown);
  return shown.id;
}

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string, action?: ToastAction) => show('error', text, action),
  info: (text: string) => show('info', text),
  dismiss,
};

/** While the reader points at the notifications nothing goes away; after that each gets its full time again. */
export function hold(on: boolean) {
  if (held === on) return;
  held = on;
  for (const each of toasts) {
    if (on) clearTimeout(timers.get(each.id));
    else arm(each);
  }
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getSnapshot = () => toasts;
