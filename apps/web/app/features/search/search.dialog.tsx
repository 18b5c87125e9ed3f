import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeSearch, useSearchDialog } from '~/lib/search-dialog.ts';
import { useBackCloses } from '~/ui/back-closes.ts';
import styles from './search.dialog.module.css';
import { SearchPalette } from './search-palette.tsx';

/** One box over the page. It begins empty each time: what was looked for earlier is seldom what is wanted now. */
export function SearchDialog() {
  const { open } = useSearchDialog();
  useBackCloses(open, closeSearch);
  const input = useRef<HTMLInputElement>(null);

  // It doesn't outlast the page it was opened on, also when that changes by a step back.
  const { key } = useLocation();
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current !== key) closeSearch();
    openedOn.current = key;
  }, [key]);

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        const target = details.event.target;
        // A notification lies above the dialog; pressing it doesn't mean the dialog.
        if (!next && target instanceof Element && target.closest('[data-toaster]')) details.cancel();
        else if (!next) closeSearch();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} initialFocus={input}>
            <Dialog.Title className="visually-hidden">Search</Dialog.Title>
            <SearchPalette input={input} onClose={closeSearch} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
