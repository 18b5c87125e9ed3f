/**
 * Runs in the head, before anything is painted: marks the document with who is signed in and with the chosen
 * theme, so that styles show the right header at once although the server doesn't know either. It repeats what
 * `audienceOf` decides, in as few bytes as possible; a test holds the two together.
 */
export const headScript = `(function(d){try{
var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;
var s=(JSON.parse(localStorage.getItem('auth-storage')||'{}').state)||{},u=s.user;
d.auth=s.token?(u&&(u.role_id===1||u.role_id===2)?'staff':'signed-in'):'visitor';
d.verified=String(!u||u.verified!==false);
}catch(e){d.auth='visitor'}})(document.documentElement.dataset)`;
