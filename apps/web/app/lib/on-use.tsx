import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { getSnapshot, subscribe, type ToastAction, toast } from '../ui/toast.ts';
import { ApiError } from './api-error.ts';
import styles from './on-use.module.css';

/*
 * The one way to scripts that come when they are needed. One that doesn't come leaves the page as it is: without a
 * connection it can be asked for again, and after an upgrade, when its file is gone, the page has to be loaded anew.
 * A test finds whatever is loaded past this.
 */

type Load<Content> = () => Promise<Content>;

interface FileOnUse<Content> {
  (): Promise<Content>;
  /** There from the moment it has come. */
  readonly loaded: () => Content | undefined;
  /** Ahead of its use; should it fail, its use asks again. */
  readonly preload: () => void;
}

/** Fails with an `ApiError` that says what to do. */
export function fileOnUse<Content>(load: Load<Content>): FileOnUse<Content> {
  let content: Content | undefined;
  let coming: Promise<Content> | undefined;
  const fetchFile = async () => {
    try {
      await mendStyles();
      content = await load();
      return content;
    } catch {
      throw await whyMissing();
    } finally {
      coming = undefined;
    }
  };
  const get = async () => {
    if (content !== undefined) return content;
    coming ??= fetchFile();
    return coming;
  };
  return Object.assign(get, { loaded: () => content, preload: () => void get().catch(() => undefined) });
}

const offline = 'You seem to be offline.';
const outdated = 'This page is from before an update. Please reload it; your drafts are kept.';

async function whyMissing(): Promise<ApiError> {
  // A file that is gone and a line that is down look the same to a script; another file of ours tells them apart.
  const reached =
    navigator.onLine &&
    (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ));
  return reached ? new ApiError(404, 'page_outdated', outdated) : new ApiError(0, 'unreachable', offline);
}

/** A style sheet that failed is not asked for again with its script, which then would come without it. */
const brokenStyles = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') brokenStyles.add(target);
  };
  document.addEventListener('error', note, true);
}

const mendStyles = () =>
  Promise.all(
    [...brokenStyles].map(
      (broken) =>
        new Promise((resolve, reject) => {
          const again = broken.cloneNode() as HTMLLinkElement;
          again.onload = resolve;
          again.onerror = reject;
          brokenStyles.delete(broken);
          broken.replaceWith(again);
        }),
    ),
  );

const wayOut = (error: ApiError, retry: () => void): ToastAction =>
  error.code === 'page_outdated'
    ? { label: 'Reload', run: () => window.location.reload() }
    : { label: 'Try again', run: retry };

/** Says what is missing and offers the way out. */
export const tellMissing = (error: ApiError, retry: () => void): number =>
  toast.error(error.message, wayOut(error, retry));

type Closable = { readonly open?: boolean } & (
  | { readonly onClose: () => void }
  | { readonly onCancel: () => void }
);

/** For dialogs that know by themselves what they show. */
export type OpenDialog = { readonly open: boolean; readonly onClose: () => void };

const close = (props: Closable) => ('onClose' in props ? props.onClose() : props.onCancel());

/** A dialog, fetched when it is first opened. If it can't be had it is closed again, and a notification says why. */
export function dialogOnUse<Props extends Closable>(load: Load<ComponentType<Props>>) {
  const file = fileOnUse(load);
  function DialogOnUse(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const latest = useRef<Closable>(props);
    useEffect(() => {
      latest.current = props;
    });
    const open = props.open !== false;
    useEffect(() => {
      if (open && !file.loaded()) return fetchOrTell(file, redraw, () => close(latest.current));
    }, [open]);
    const Loaded = file.loaded();
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(DialogOnUse, { preload: file.preload });
}

/** Until it is there, or no longer wanted: when the notification goes, or something else is pressed. */
function fetchOrTell(file: FileOnUse<unknown>, onLoaded: () => void, withdraw: () => void): () => void {
  let wanted = true;
  let notice: number | undefined;
  let ownAction: ToastAction | undefined;
  const shown = () => getSnapshot().find(({ id }) => id === notice);
  const attempt = () => {
    notice = undefined;
    file().then(
      () => wanted && onLoaded(),
      (error: ApiError) => {
        if (!wanted) return;
        notice = tellMissing(error, attempt);
        ownAction = shown()?.action;
      },
    );
  };
  const unsubscribe = subscribe(() => {
    // Asked after the one who pressed: 'Try again' dismisses the notification, too.
    queueMicrotask(() => {
      if (wanted && notice !== undefined && !shown()) withdraw();
    });
  });
  // Before what is pressed hears of it, so that pressing the same thing asks anew.
  const onPress = ({ target }: Event) => {
    if (notice === undefined || (target instanceof Element && target.closest('[data-toaster]'))) return;
    flushSync(withdraw);
  };
  window.addEventListener('click', onPress, true);
  attempt();
  return () => {
    wanted = false;
    unsubscribe();
    window.removeEventListener('click', onPress, true);
    // What was pressed instead may have failed the same way, and the notification speaks of that by now.
    if (notice !== undefined && shown()?.action === ownAction) toast.dismiss(notice);
  };
}

/** A part of a page, fetched when it is first shown. If it can't be had, its place says so. */
export function partOnUse<Props extends object>(load: Load<ComponentType<Props>>, waiting: ReactNode = null) {
  const file = fileOnUse(load);
  function PartOnUse(props: Props) {
    const [state, setState] = useState<'waiting' | 'loaded' | ApiError>(file.loaded() ? 'loaded' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return;
      let wanted = true;
      const settle = (next: 'loaded' | ApiError) => {
        if (wanted) setState(next);
      };
      file().then(() => settle('loaded'), settle);
      return () => {
        wanted = false;
      };
    }, [state]);
    const Loaded = file.loaded();
    if (Loaded) return <Loaded {...props} />;
    return state instanceof ApiError ? (
      <Missing error={state} onRetry={() => setState('waiting')} />
    ) : (
      waiting
    );
  }
  return Object.assign(PartOnUse, { preload: file.preload });
}

function Missing({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { label, run } = wayOut(error, onRetry);
  return (
    <div role="alert" className={styles.missing}>
      <p>{error.message}</p>
      <Button size="sm" variant="secondary" onClick={run}>
        {label}
      </Button>
    </div>
  );
}
