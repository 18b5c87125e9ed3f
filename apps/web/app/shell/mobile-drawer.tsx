import { CalendarPlus, X } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { openAuthDialog } from '~/lib/auth/auth-dialogs.ts';
import { drawerLinks, inVariant } from '~/lib/navigation.ts';
import { useSite } from '~/lib/site.ts';
import { useBackCloses } from '~/ui/back-closes.ts';
import { Button, ButtonAnchor, IconButton } from '~/ui/button.tsx';
import { Logo } from '~/ui/logo.tsx';
import { PlaceLink } from '~/ui/place-link.tsx';
import { ThemeToggle } from '~/ui/theme-toggle.tsx';
import styles from './mobile-drawer.module.css';

/** A native modal dialog over the whole screen: the rest of the page is inert while it is open. */
export function MobileDrawer({ login, ref }: { login: boolean; ref: Ref<{ open: () => void }> }) {
  const site = useSite();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useImperativeHandle(
    ref,
    () => ({
      open: () => {
        dialog.current?.showModal();
        setOpen(true);
      },
    }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever a page is left
  useEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, [key]);

  const close = () => dialog.current?.close();
  useBackCloses(open, close);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label="Menu" onClose={() => setOpen(false)}>
      <div className={styles.head}>
        <Logo />
        <IconButton label="Close menu" icon={<X aria-hidden="true" />} onClick={close} />
      </div>
      <nav aria-label="Menu">
        <ul className={`plain-list ${styles.links}`}>
          {inVariant(site.variant, drawerLinks).map((link) => (
            <li key={link.to} data-show-for={link.audience}>
              <PlaceLink to={link.to} end={link.to === '/'} onClick={close}>
                {link.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>
        {login && (
          <div data-show-for="visitors">
            <Button
              fullWidth
              size="lg"
              onClick={() => {
                close();
                openAuthDialog('login');
              }}
            >
              Login/Register
            </Button>
          </div>
        )}
        <ButtonAnchor
          href={site.bookSessionUrl}
          variant="secondary"
          size="lg"
          fullWidth
          icon={<CalendarPlus aria-hidden="true" />}
        >
          Book 1-on-1 Session
        </ButtonAnchor>
        <ThemeToggle />
      </div>
    </dialog>
  );
}
