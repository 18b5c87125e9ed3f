import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { getSnapshot, hold, subscribe, type Toast, toast } from './toast.ts';
import styles from './toaster.module.css';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const region = useRef<HTMLElement>(null);

  /* Open from the start and never closed: the top layer keeps it above dialogs, and a live region has to be there
     before its first message. */
  useEffect(() => {
    const element = region.current;
    element?.showPopover?.();
    return () => hold(false);
  }, []);

  /* What was opened since, such as a drawer, lies above it. */
  useEffect(() => {
    const element = region.current;
    if (toasts.length === 0 || !element?.showPopover) return;
    if (!document.querySelector(':modal, :popover-open:not([data-toaster])')) return;
    element.hidePopover();
    element.showPopover();
  }, [toasts]);

  /* Pressing the cross removes what was pointed at, so no leave event will come. */
  useEffect(() => {
    if (toasts.length === 0) hold(false);
  }, [toasts]);

  const item = (each: Toast) => {
    const Icon = ICONS[each.tone];
    return (
      <li key={`${each.id}.${each.times}`} className={`${styles.toast} ${styles[each.tone]}`}>
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.text}>
          {each.text}
          {each.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.dismiss(each.id);
                each.action?.run();
              }}
            >
              {each.action.label}
            </button>
          )}
        </span>
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss"
          onClick={() => toast.dismiss(each.id)}
        >
          <X aria-hidden="true" />
        </button>
      </li>
    );
  };

  return (
    <section
      ref={region}
      popover="manual"
      data-toaster=""
      data-print="hide"
      aria-label="Notifications"
      className={styles.region}
      onPointerEnter={() => hold(true)}
      onPointerLeave={(event) => hold(event.currentTarget.contains(document.activeElement))}
      onFocus={() => hold(true)}
      onBlur={(event) => hold(event.currentTarget.matches(':hover'))}
    >
      <ol aria-live="polite" className={`plain-list ${styles.list}`}>
        {toasts.filter(({ tone }) => tone !== 'error').map(item)}
      </ol>
      <ol aria-live="assertive" className={`plain-list ${styles.list}`}>
        {toasts.filter(({ tone }) => tone === 'error').map(item)}
      </ol>
    </section>
  );
}
