/** What holds without a style sheet, as far as the tests' tools ask for it. */
const initial: Readonly<Record<string, string>> = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  pointerEvents: 'auto',
  'pointer-events': 'auto',
};

/** What browsers show to nobody, without any style of ours. */
const unseen = '[hidden], dialog:not([open]), template, script, style, noscript, head, input[type="hidden"]';

function styleOf(element: Element, name: string): string {
  const own = (element as HTMLElement).style?.[name as 'display'];
  if (own) return own;
  if (name === 'display' && element.matches(unseen)) return 'none';
  return initial[name] ?? '';
}

/**
 * No style sheet is loaded here, so an element's style is what stands on it. The DOM's own answer goes through all
 * rules and ancestors each time, and looking for a role asks for every element of a page: most of the time went there.
 */
export const plainComputedStyle = (element: Element): CSSStyleDeclaration =>
  new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? (asked: string) => styleOf(element, asked)
        : typeof name === 'string'
          ? styleOf(element, name)
          : undefined,
  });
