export type Theme = 'light' | 'system' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

/** For the root's nonced head script: the chosen theme stands before the first paint. */
export const themeScript = `try{const t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    /* Storage can be forbidden; the choice then lasts as long as the page. */
  }
  apply(theme);
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== KEY) return;
  apply(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
}

export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}
