import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeTheme, type Theme } from './theme.ts';
import styles from './theme-toggle.module.css';

const CHOICES = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'system', label: 'System', Icon: Monitor },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const;

/* The server can't know; until hydration the stylesheet alone shows the choice, by html[data-theme]. */
const unknown = (): Theme | null => null;

export function ThemeToggle() {
  const chosen = useSyncExternalStore<Theme | null>(subscribeTheme, currentTheme, unknown);
  return (
    <fieldset className={styles.toggle} data-print="hide">
      <legend className="visually-hidden">Theme</legend>
      {CHOICES.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          className={`${styles.choice} ${styles[theme]}`}
          aria-label={label}
          aria-pressed={chosen === null ? undefined : chosen === theme}
          onClick={() => chooseTheme(theme)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
