/**
 * Runs in the head, before anything is painted: marks the document with who is signed in, so that styles show the
 * right header at once although the server doesn't know, and with whether they may have pins, which stand first in a
 * list. It repeats what `audienceOf` and `keptPins` decide, in as few bytes as possible; a test holds them together.
 */
export const authScript = `(function(d){try{
var s=(JSON.parse(localStorage.getItem('auth-storage')||'{}').state)||{},u=s.user;
d.auth=s.token?(u&&(u.role_id===1||u.role_id===2)?'staff':'signed-in'):'visitor';
d.verified=String(!u||u.verified!==false);
d.pins=String(!!s.token&&localStorage.getItem('pins')!==(u&&u.id)+':none');
}catch(e){d.auth='visitor'}})(document.documentElement.dataset)`;
