/** What the chat remembers: that it was closed, for this session; that it is muted, until that is taken back. */
type Fact = { readonly name: string; readonly in: 'sessionStorage' | 'localStorage' };
export const closedFact: Fact = { name: 'chat-closed', in: 'sessionStorage' };
export const mutedFact: Fact = { name: 'chat-muted', in: 'localStorage' };

export function recall(fact: Fact): boolean {
  try {
    return window[fact.in].getItem(fact.name) === '1';
  } catch {
    // Storage can be forbidden; the chat then starts as for a newcomer.
    return false;
  }
}

export function remember(fact: Fact, holds: boolean): void {
  try {
    if (holds) window[fact.in].setItem(fact.name, '1');
    else window[fact.in].removeItem(fact.name);
  } catch {
    // Forbidden: it holds for as long as the page is open.
  }
}
