import { whenIdle } from './when-idle.ts';

/**
 * Runs in the head: marks the document while a page is loaded that its reader hasn't been on. Styles may then leave what lies
 * below the first screen for later (`layOutTheRest`). Whoever steps back, reloads or follows a link into the page is taken to a
 * place in it, which guessed heights would move.
 */
export const firstSightScript = `(function(d){try{
if(performance.getEntriesByType('navigation')[0].type==='navigate'&&!location.hash)d.sight='first'
}catch(e){}})(document.documentElement.dataset);`;

/**
 * Lays out the parts of a page or a list that were left for later, one after the other, whenever the browser has nothing else to
 * do. Ends the first sight.
 */
export function layOutTheRest(whole: HTMLElement | null): () => void {
  const { dataset } = document.documentElement;
  if (dataset.sight !== 'first') return () => undefined;
  const pieces = [...(whole?.children ?? [])] as HTMLElement[];
  let at = 0;
  let cancel = () => {};
  const end = () => {
    cancel();
    delete dataset.sight;
  };
  const next = () => {
    const piece = pieces[at];
    at += 1;
    if (!piece) return end();
    piece.style.contentVisibility = 'visible';
    cancel = whenIdle(next);
  };
  cancel = whenIdle(next);
  return end;
}
