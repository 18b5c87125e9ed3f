import { type RefObject, useEffect } from 'react';

/**
 * The button of a long form is far from its first fields: when sending it has found faults, the first field that has one
 * takes the focus and so comes into view. `faults` is another object after each try.
 */
export function useInvalidFocus(form: RefObject<HTMLFormElement | null>, faults: object): void {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults]);
}
