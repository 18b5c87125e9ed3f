import 'katex/dist/katex.min.css';
import './typeset-fonts.css';
import { useEffect, useRef, useState } from 'react';
import './drawing.css';
import styles from './typeset.module.css';

/** HTML that our server typeset from Markdown and LaTeX. It escapes everything else, so it is safe to show. */
export interface TypesetHtml {
  readonly html?: string;
}

/**
 * The page already holds this HTML where it is shown; as a property that can't be enumerated it isn't sent a second
 * time with the page's data. The browser reads it from the document instead.
 */
export function sentOnce(html: string): TypesetHtml {
  return Object.defineProperty({}, 'html', { value: html, enumerable: false });
}

const readFromPage = new WeakMap<TypesetHtml, string>();
const htmlOf = (value: TypesetHtml) => value.html ?? readFromPage.get(value) ?? '';

type TypesetProps = {
  value: TypesetHtml;
  id?: string;
  inline?: boolean;
  className?: string;
  hidden?: boolean;
};

export function Typeset({ value, inline = false, className, ...rest }: TypesetProps) {
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => ({ value, html: htmlOf(value) }));
  if (shown.value !== value) setShown({ value, html: htmlOf(value) });

  // Hydration leaves the server's HTML as it is. It is kept for when this is shown again in another place.
  useEffect(() => {
    if (value.html === undefined && element.current) readFromPage.set(value, element.current.innerHTML);
  }, [value]);

  const Tag = inline ? ('span' as 'div') : 'div';
  return (
    <Tag
      {...rest}
      ref={element}
      className={[styles.typeset, className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: typeset and escaped by our own server
      dangerouslySetInnerHTML={{ __html: shown.html }}
      suppressHydrationWarning
    />
  );
}
