/**
 * Runs in the head, before anything is painted: marks the document with who is signed in, so that styles show the
 * right header at once although the server doesn't know. It repeats what `audienceOf` decides, in as few bytes as
 * possible; a test holds the two together.
 */
export const authScript = `(function(d){try{
var s=(JSON.parse(localStorage.getItem('auth-storage')||'{}').state)||{},u=s.user;
d.auth=s.token?(u&&(u.role_id===1||u.role_id===2)?'staff':'signed-in'):'visitor';
d.verified=String(!u||u.verified!==false);
}catch(e){d.auth='visitor'}})(document.documentElement.dataset)`;
