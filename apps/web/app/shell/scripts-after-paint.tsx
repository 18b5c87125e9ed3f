import { use, useEffect } from 'react';
import {
  UNSAFE_FrameworkContext as RouterFramework,
  UNSAFE_DataRouterStateContext as RouterState,
} from 'react-router';
import { type PageHandle, usePageHandle } from '~/lib/page-handle.ts';
import { notePresses, redoEarlyPresses } from './early-presses.ts';

/**
 * Stands for the router's `<Scripts>`, which asks for every script ahead of the page's own styles and fonts. Here
 * they are asked for once the page has been painted: on a slow line it can be read earlier, while the line carries the
 * same bytes in another order. What is pressed until they have come is not lost.
 */
export function ScriptsAfterPaint({ nonce }: { nonce: string }) {
  useEffect(redoEarlyPresses, []);
  const handle = usePageHandle();
  const script = import.meta.env.SSR ? startScript(use(RouterFramework), use(RouterState), handle) : ' ';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code and what the router serialised, allowed by the nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

type Framework = React.ContextType<typeof RouterFramework>;
type State = React.ContextType<typeof RouterState>;

function startScript(framework: Framework, state: State, handle: PageHandle | undefined): string {
  if (!framework || !state) throw new Error('Scripts need the router around them');
  const { manifest, serverHandoffString, renderMeta } = framework;
  // The router sends a page's data only to pages that say that they run scripts.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = state.matches.flatMap(({ route: { id } }) => {
    const entry = manifest.routes[id];
    return entry ? [{ id, module: entry.module, imports: entry.imports ?? [] }] : [];
  });
  const { entry, url: list } = manifest;
  // What another one needs comes before it: run with it, both would take the page one long moment.
  const shared = entry.imports;
  const needed = [list, ...shared, ...routes.flatMap(({ module, imports }) => [module, ...imports])];
  const files = JSON.stringify({
    needed: [...new Set([...needed, entry.module])],
    steps: shared,
    list,
    routes: routes.map(({ id, module }) => [id, module]),
    entry: entry.module,
    // Until they have come, such a page has nothing to read.
    first: routes.some(({ id }) => behindAccount.has(id)),
  });
  return `window.__reactRouterContext=${serverHandoffString};${dataStream}${handle?.firstScript ?? ''}(${startAfterPaint})(${files})`;
}

const behindAccount = new Set(['shell/signed-in.layout', 'shell/admin.layout']);

const dataStream =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());';

/**
 * A tab in the background is never painted, and a browser may not tell when it paints: both start at once or soon, as does
 * what needs an account, which the server can't show. A page whose own first script shows something is not disturbed by its
 * other scripts until then.
 * Files are asked for a few at a time, and the shared ones are run one by one, with pauses in which the page answers to what
 * its reader does.
 */
const startAfterPaint = `({needed,steps,list,routes,entry,first})=>{
${notePresses}
let started=false;
const start=async()=>{
if(started)return;
started=true;
const {port1,port2}=new MessageChannel();
const pause=()=>new Promise(go=>{port1.onmessage=go;port2.postMessage(0)});
for(const [at,href] of needed.entries()){
document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
if(at%2)await pause()}
for(const file of steps){await import(file);await pause()}
port1.close();
const [,...modules]=await Promise.all([list,...routes.map(([,file])=>file)].map(file=>import(file)));
window.__reactRouterRouteModules=Object.fromEntries(routes.map(([id],at)=>[id,modules[at]]));
import(entry)};
const tells=window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
setTimeout(start,1000);
if(window.firstLook)return void window.firstLook.then(start);
if(first||!tells||document.hidden)return void start();
new PerformanceObserver(start).observe({type:'paint',buffered:true})}`;
