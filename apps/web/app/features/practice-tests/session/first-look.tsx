import { Calculator, Clock } from 'lucide-react';
import { useLayoutEffect } from 'react';
import body from '~/lib/bank/question-body.module.css';
import { Button } from '~/ui/button.tsx';
import typeset from '~/ui/typeset.module.css';
import head from './question-heading.module.css';
import navigator from './question-navigator.module.css';
import bar from './running-test.module.css';
import sheet from './test-question-sheet.module.css';
import timer from './timer.module.css';

/**
 * A running test as far as it can be read before the page's modules have come: its frame, which `firstLookScript` fills
 * with the question that the student is at.
 */
export function TestFirstLook() {
  // Whatever comes in its place: the test, or the news that its reader has logged out meanwhile.
  useLayoutEffect(() => endFirstLook, []);
  return (
    // Who listens hears the page itself, which is there a moment later.
    <div className={bar.session} inert>
      <div className={bar.bar}>
        <p className={bar.name}>
          <strong {...filled('subject')} /> <span>Practice test</span>
        </p>
        <div className={timer.timer}>
          <Clock aria-hidden="true" />
          <span {...filled('time')} />
        </div>
        <Button variant="secondary" size="sm">
          End test
        </Button>
      </div>
      <div className={bar.columns}>
        <div className={navigator.navigator}>
          <p className={navigator.count} {...filled('counts')} />
          <div className={navigator.sections}>
            <div className={navigator.list} {...filled('places')} />
          </div>
        </div>
        <div className={bar.paper}>
          <div className={head.head}>
            <h1 className={head.heading} {...filled('heading')} />
          </div>
          <div className={sheet.sheet}>
            <p className={sheet.calculator} suppressHydrationWarning>
              <Calculator aria-hidden="true" />
              <span {...filled('calculator')} />
            </p>
            <div className={body.body}>
              <div {...filled('question')} className={`${typeset.typeset} ${body.text}`} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Left alone by hydration, whatever the script has put there. */
const filled = (name: string) => ({
  'data-fill': name,
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
});

/**
 * Asks for the test while the page's files haven't even been asked for. What comes is kept for the page (`first-answer.ts`).
 */
export const askScript = `(()=>{
const kept=key=>localStorage.getItem(key);
let token;
try{token=JSON.parse(kept('auth-storage')).state.token}catch{}
if(!token)return;
const url='/api/test/'+location.pathname.split('/')[2]+'?includeAnswers=true';
const first=window.firstAnswer={url,token};
first.coming=fetch(url,{headers:{Authorization:'Bearer '+token,'X-Device-Id':kept('device-id')||''}}).then(async answer=>{
const at=performance.now();
if(answer.ok)Object.assign(first,{at,answer:await answer.json()})}).catch(()=>{})})();`;

/**
 * Shows the question that the student is at; the page shows the same a moment later. It repeats in as few bytes as possible
 * what `resumeAt`, `clockFace` and `kept-work.rules` decide; a test holds them together. A paper, a question that is
 * a picture, and work that the server hasn't heard of yet are left to the page.
 */
export const firstLookScript = `(()=>{
const first=window.firstAnswer;
if(!first)return;
const show=()=>{
const{questions:all,state,paper,subject,remaining_ms:left,slug}=first.answer||{};
if(state!=='running'||paper||!all.length)return;
if(Object.entries(localStorage).some(([key,work])=>key.endsWith(':'+slug)&&(key.startsWith('test-end:')||/"(attempt|skip)"/.test(work))))return;
const open=all.findIndex(one=>one.status===null);
const at=open<0?all.length-1:open;
const{question}=all[at];
if(question.images.length)return;
const fill=(name,text,as='textContent')=>{document.querySelector('[data-fill='+name+']')[as]=text};
const count=status=>all.filter(one=>one.status===status).length;
fill('subject',subject.subject_name);
const tick=()=>{
const rest=Math.max(0,left-performance.now()+first.at);
fill('time',new Date(Math.ceil(rest/1e3)*1e3).toISOString().slice(11,19));
if(rest)setTimeout(()=>document.documentElement.dataset.firstLook&&tick(),rest%1e3||1e3)};
tick();
fill('counts',count('attempted')+' attempted, '+count('skipped')+' skipped, '+count(null)+' open');
fill('places',all.map((one,place)=>'<button class="${navigator.place}"'+(place===at?' aria-current="step"':place>at?' disabled':'')+'><span class="${navigator.number}">'+(place+1)+'</span><span></span><span class="${navigator.word}">'+({attempted:'Attempted',skipped:'Skipped'}[one.status]||'Open')+'</span></button>').join(''),'innerHTML');
fill('heading','Question '+(at+1)+' <span>of '+all.length+'</span>','innerHTML');
const calculator=question.calculatorAllowed;
fill('calculator',calculator?'Calculator allowed':'No calculator');
document.querySelector('[data-fill=calculator]').parentNode.dataset.allowed=calculator;
fill('question',question.questions_html,'innerHTML');
document.documentElement.dataset.firstLook='test';
if(!at)return;
const here=document.querySelector('[data-fill=places]').children[at];
const row=here.parentNode.parentNode;
row.scrollLeft=here.offsetLeft-row.offsetLeft+(here.offsetWidth-row.offsetWidth)/2};
const frame=()=>new Promise(go=>requestAnimationFrame(go));
const read=async()=>{if(!document.hidden){await frame();await frame();await document.fonts?.ready}};
window.firstLook=first.coming.then(show).then(read,()=>{})})();`;

function endFirstLook(): void {
  delete document.documentElement.dataset.firstLook;
}
