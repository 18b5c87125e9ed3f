import { ApiError } from '~/lib/api-error.ts';
import { tellMissing } from '~/lib/on-use.tsx';
import { toast } from '~/ui/toast.ts';
import { isPlainClick } from './search-shortcut.ts';

/** Without a connection a link to another page leads nowhere, and would take this one away. */
export function keepPageOffline(): () => void {
  let told: number | undefined;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(
      'a[href]:not([target], [download], [aria-haspopup])',
    );
    if (!link || !leadsElsewhere(link)) return;
    if (navigator.onLine) {
      // Whoever gets on by another link has no use for the first one's second try.
      if (told !== undefined) toast.dismiss(told);
      told = undefined;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    told = tellMissing(new ApiError(0, 'unreachable', 'You seem to be offline.'), () => link.click());
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

const leadsElsewhere = ({ protocol, pathname, search }: HTMLAnchorElement) =>
  protocol.startsWith('http') && pathname + search !== window.location.pathname + window.location.search;
