/** The hints and the worked answer stand on the page of a question; on a card in a list there are none. */
function opener(details: HTMLDetailsElement | null | undefined): (() => void) | undefined {
  if (!details) return undefined;
  return () => {
    details.open = true;
    details.querySelector('summary')?.focus();
    details.scrollIntoView({ block: 'nearest' });
  };
}

export const nextHint = () =>
  opener(document.querySelector<HTMLDetailsElement>('section[aria-label="Hints"] details:not([open])'));

export const workedAnswer = () =>
  opener(document.querySelector<HTMLDetailsElement>('details#answer:not([open])'));
