import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/*
 * A step back closes what lies over the page (a dialog, a drawer) and leaves the page as it is. For that an entry of
 * its own lies on the page's in the browser's history while something is open: the guard. The router never hears of
 * it: a guard has the state of the page beneath, and the steps between the two stop here.
 *
 * Closing in another way leaves the guard where it is, since taking it away takes time in which somebody may already
 * be on the way to another page. It is spent then: the next page takes its place, what is opened next uses it again,
 * and a step back goes past it.
 */

type State = { readonly idx?: number; readonly guard?: true } | null;
interface Entry {
  readonly state: State;
  readonly url: string;
}

const layers: (() => void)[] = [];
let here: Entry;
/** The router takes a step back that it refuses; until that is done, a new entry would take the place of its page. */
let travelling = false;

const isGuard = (state: State) => state?.guard === true;
const readHere = (): Entry => ({ state: window.history.state as State, url: window.location.href });

let watching = false;

/** Once, when the page starts: it may have been reloaded on a guard. */
export function watchHistory(): void {
  if (watching) return;
  watching = true;
  here = readHere();
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const go = history.go.bind(history);

  function guard() {
    if (layers.length === 0 || travelling || isGuard(here.state)) return;
    push({ ...here.state, guard: true }, '');
    here = readHere();
  }
  const guardSoon = () => void setTimeout(guard);

  history.pushState = (state: State, unused, url) => {
    (isGuard(here.state) ? replace : push)(state, unused, url);
    here = readHere();
    // A drawer may stay open over the next page.
    guard();
  };
  history.replaceState = (state: State, unused, url) => {
    replace(isGuard(here.state) ? { ...state, guard: true } : state, unused, url);
    here = readHere();
  };
  history.go = (delta = 0) => {
    travelling = delta !== 0;
    go(isGuard(here.state) && delta < 0 ? delta - 1 : delta);
  };

  const onPopState = (event: PopStateEvent) => {
    const from = here;
    here = readHere();
    travelling = false;
    guardSoon();
    const samePage = from.state?.idx !== undefined && from.state.idx === here.state?.idx;
    if (!samePage || isGuard(from.state) === isGuard(here.state)) {
      if (isGuard(from.state)) for (const close of [...layers].reverse()) close();
      return;
    }
    event.stopImmediatePropagation();
    if (isGuard(here.state)) return;
    // Meanwhile the router may have replaced the page's address, which then stands in the guard.
    const { guard: _, ...state } = from.state as NonNullable<State>;
    replace(state, '', from.url);
    here = readHere();
    const closeTop = layers.at(-1);
    // At once, so that only what stays open is guarded anew.
    if (closeTop) flushSync(closeTop);
    else history.back();
  };
  // Ahead of the router, which listens without capture.
  window.addEventListener('popstate', onPopState, { capture: true });
  addGuard = guard;
}

let addGuard = () => {};

/** Returns how to say that it is closed. */
export function openLayer(close: () => void): () => void {
  watchHistory();
  layers.push(close);
  addGuard();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
  };
}

export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (open) return openLayer(() => latest.current());
  }, [open]);
}
