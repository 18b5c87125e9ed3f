/**
 * For the root's nonced head script: marks the document until its reader first does something. What is below the screen
 * may be laid out later for so long, which spares a phone most of a long page at its start. Only where nothing hangs on
 * the page's height: whoever comes back, or to a place within the page, has all of it at once.
 */
export const firstLookScript = `(d=>{if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')return;
d.firstLook='';for(const e of ['scroll','pointerdown','keydown','beforeprint'])addEventListener(e,()=>{delete d.firstLook},{once:true,passive:true,capture:true})})(document.documentElement.dataset);`;
