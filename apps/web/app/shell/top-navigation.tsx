import { CalendarPlus, Menu, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { openAuthDialog } from '~/lib/auth/auth-dialogs.ts';
import { inVariant, mainLinks } from '~/lib/navigation.ts';
import { useSite } from '~/lib/site.ts';
import { Button, ButtonAnchor, IconButton } from '~/ui/button.tsx';
import { Logo } from '~/ui/logo.tsx';
import { PlaceLink } from '~/ui/place-link.tsx';
import { MobileDrawer } from './mobile-drawer.tsx';
import { SearchBox, SearchIcon } from './search-box.tsx';
import styles from './top-navigation.module.css';
import { UserMenu } from './user-menu.tsx';

export function TopNavigation() {
  const site = useSite();
  const { pathname } = useLocation();
  const drawer = useRef<{ open: () => void }>(null);
  const onLoginPage = pathname.replace(/\/$/, '') === '/login';

  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={`${site.name}, home`}>
          <Logo />
        </Link>

        <nav aria-label="Main" className={styles.links}>
          <ul className="plain-list">
            {inVariant(site.variant, mainLinks).map((link) => (
              <li key={link.to} data-show-for={link.audience}>
                <PlaceLink to={link.to} end={link.to === '/'}>
                  {link.label}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>

        <div className={styles.search}>
          <SearchBox />
        </div>

        <div className={styles.account}>
          <span className={styles.book}>
            <ButtonAnchor
              href={site.bookSessionUrl}
              variant="secondary"
              size="sm"
              icon={<CalendarPlus aria-hidden="true" />}
            >
              Book 1-on-1 Session
            </ButtonAnchor>
          </span>
          <SearchIcon className={styles.searchIcon} />
          {!onLoginPage && (
            <span data-show-for="visitors">
              <span className={styles.loginWide}>
                <Button size="sm" onClick={() => openAuthDialog('login')}>
                  Login/Register
                </Button>
              </span>
              <span className={styles.loginIcon}>
                <IconButton
                  label="Login/Register"
                  icon={<UserRound aria-hidden="true" />}
                  onClick={() => openAuthDialog('login')}
                />
              </span>
            </span>
          )}
          <div data-show-for="users">
            <UserMenu />
          </div>
          <span className={styles.menuIcon}>
            <IconButton
              label="Menu"
              icon={<Menu aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => drawer.current?.open()}
            />
          </span>
        </div>
      </div>
      <MobileDrawer login={!onLoginPage} ref={drawer} />
    </header>
  );
}
