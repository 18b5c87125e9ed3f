import { avatarInitial } from '@sevenfold/contract/accounts/user';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { partOnUse } from '~/lib/on-use.tsx';
import { whenIdle } from '~/lib/when-idle.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { useBackCloses } from '~/ui/back-closes.ts';
import { AlertBadge } from '~/ui/badge.tsx';
import styles from './user-menu.module.css';

const UserMenuPanel = partOnUse(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel);

/** A native popover: Escape, a click elsewhere and the focus order come with it. */
export function UserMenu() {
  const user = useAuth((state) => state.user);
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = () => menu.current?.hidePopover();
  useBackCloses(open, close);

  // There when it is opened, and drawn only then: its first date takes as long as all else that a page draws.
  useEffect(() => (user ? whenIdle(UserMenuPanel.preload) : undefined), [user]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever another page is shown
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget="user-menu">
        <span className="visually-hidden">Your account</span>
        <Avatar initial={user ? avatarInitial(user) : ' '} />
        <span data-show-for="unverified" className={styles.badge}>
          <AlertBadge text="Your e-mail is not verified" />
        </span>
      </button>
      <div
        id="user-menu"
        popover="auto"
        ref={menu}
        className={styles.menu}
        onBeforeToggle={() => setWanted(true)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {user && wanted && <UserMenuPanel user={user} onLeave={close} />}
      </div>
    </>
  );
}
