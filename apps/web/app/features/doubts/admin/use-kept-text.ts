import { useState } from 'react';

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // A browser that keeps nothing still lets one write.
    return '';
  }
};

function keep(key: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

/** Text that survives a reload until it is emptied. One component per key: give it as the component's `key` too. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      keep(key, next);
    },
  ];
}
