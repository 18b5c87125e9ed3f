import { ApiError } from '~/lib/api-error.ts';
import { tellMissing } from '~/lib/on-use.tsx';
import { isPlainClick } from './search-shortcut.ts';

/** Without a connection a link to another page leads nowhere, and would take this one away. */
export function keepPageOffline(): () => void {
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(
      'a[href]:not([target], [download], [aria-haspopup])',
    );
    if (!link || !leadsElsewhere(link)) return;
    event.preventDefault();
    event.stopPropagation();
    tellMissing(new ApiError(0, 'unreachable', 'You seem to be offline.'), () => link.click());
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

const leadsElsewhere = ({ protocol, pathname, search }: HTMLAnchorElement) =>
  protocol.startsWith('http') && pathname + search !== window.location.pathname + window.location.search;
