import { avatarInitial, displayName, type User } from '@sevenfold/contract/accounts/user';
import {
  Bookmark,
  ChartNoAxesColumn,
  LogOut,
  MessageCircleQuestion,
  NotebookPen,
  NotebookText,
  Sunrise,
  UserRound,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { signOut } from '~/lib/auth/sign-out.ts';
import { longDate } from '~/lib/dates.ts';
import { userMenuLinks } from '~/lib/navigation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { AlertBadge } from '~/ui/badge.tsx';
import styles from './user-menu.module.css';

const icons: Record<string, typeof UserRound> = {
  '/today': Sunrise,
  '/progress': ChartNoAxesColumn,
  '/mistakes': NotebookText,
  '/account-details': UserRound,
  '/saved-questions': Bookmark,
  '/my-tests': NotebookPen,
  '/my-doubts': MessageCircleQuestion,
};

/** What the menu holds. Visitors have none, so it is no part of their pages. */
export function UserMenuPanel({ user, onLeave }: { user: User; onLeave: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    onLeave();
    // At once, so that the page beneath knows that it is being left when its user goes.
    void navigate('/', { flushSync: true });
    void signOut();
  };
  return (
    <>
      <div className={styles.who}>
        <Avatar initial={avatarInitial(user)} size="lg" />
        <div className={styles.details}>
          <p className={styles.name}>{displayName(user)}</p>
          <p>{user.email}</p>
          {user.phone && <p>{user.phone}</p>}
          <p>Joined {longDate(user.created_at)}</p>
        </div>
      </div>
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
                      <AlertBadge text="Your e-mail is not verified" />
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
    </>
  );
}
