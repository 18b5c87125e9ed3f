import { avatarInitial, displayName } from '@sevenfold/contract/accounts/user';
import { Bookmark, LogOut, MessageCircleQuestion, NotebookPen, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { signOut } from '~/lib/auth/sign-out.ts';
import { longDate } from '~/lib/dates.ts';
import { userMenuLinks } from '~/lib/navigation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { AlertBadge } from '~/ui/badge.tsx';
import styles from './user-menu.module.css';

const icons: Record<string, typeof UserRound> = {
  '/account-details': UserRound,
  '/saved-questions': Bookmark,
  '/my-tests': NotebookPen,
  '/my-doubts': MessageCircleQuestion,
};

const notVerified = 'Your e-mail is not verified';

/** A native popover: Escape, a click elsewhere and the focus order come with it. */
export function UserMenu() {
  const user = useAuth((state) => state.user);
  const navigate = useNavigate();
  const { key } = useLocation();
  const menu = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever another page is shown
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  const leave = () => {
    menu.current?.hidePopover();
    // At once, so that the page beneath knows that it is being left when its user goes.
    void navigate('/', { flushSync: true });
    void signOut();
  };

  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget="user-menu">
        <span className="visually-hidden">Your account</span>
        <Avatar initial={user ? avatarInitial(user) : ' '} />
        <span data-show-for="unverified" className={styles.badge}>
          <AlertBadge text={notVerified} />
        </span>
      </button>
      <div id="user-menu" popover="auto" ref={menu} className={styles.menu}>
        {user && (
          <div className={styles.who}>
            <Avatar initial={avatarInitial(user)} size="lg" />
            <div className={styles.details}>
              <p className={styles.name}>{displayName(user)}</p>
              <p>{user.email}</p>
              {user.phone && <p>{user.phone}</p>}
              <p>Joined {longDate(user.created_at)}</p>
            </div>
          </div>
        )}
        <nav aria-label="Account">
          <ul className={`plain-list ${styles.entries}`}>
            {userMenuLinks.map((link) => {
              const Icon = icons[link.to] ?? UserRound;
              return (
                <li key={link.to}>
                  <Link to={link.to}>
                    <Icon aria-hidden="true" />
                    {link.label}
                    {link.to === '/account-details' && (
                      <span data-show-for="unverified">
                        <AlertBadge text={notVerified} />
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
            <li>
              <button type="button" onClick={leave}>
                <LogOut aria-hidden="true" />
                Sign out
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}
