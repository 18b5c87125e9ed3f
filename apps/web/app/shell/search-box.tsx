import { Search } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { Link } from 'react-router';
import { dialogOnUse, type OpenDialog } from '~/lib/on-use.tsx';
import { closeSearch, openSearch, useSearchDialog } from '~/lib/search-dialog.ts';
import styles from './search-box.module.css';
import { isPlainClick, isSearchShortcut } from './search-shortcut.ts';

const SearchDialog = dialogOnUse<OpenDialog>(
  async () => (await import('~/features/search/search.dialog.tsx')).SearchDialog,
);

/** Whoever points at a way to the search will want it in a moment. */
const opener = {
  to: '/search',
  'aria-haspopup': 'dialog',
  onPointerEnter: SearchDialog.preload,
  onFocus: SearchDialog.preload,
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openSearch();
  },
} as const;

/** Looks like a box and opens the dialog that has it. Without scripts it leads to the page that has it. */
export function SearchBox() {
  return (
    <Link
      {...opener}
      className={styles.box}
      aria-label="Search questions and topics"
      aria-keyshortcuts="/ Control+K"
    >
      <Search aria-hidden="true" />
      <span>Search</span>
      <kbd>/</kbd>
    </Link>
  );
}

export function SearchIcon({ className }: { className: string | undefined }) {
  return (
    <Link {...opener} className={className} aria-label="Search">
      <Search aria-hidden="true" />
    </Link>
  );
}

/** The dialog, once it is needed, and the keys that open it. */
export function SearchDialogOnUse() {
  const { open } = useSearchDialog();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        !isSearchShortcut(event) ||
        document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')
      )
        return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return <SearchDialog open={open} onClose={closeSearch} />;
}
