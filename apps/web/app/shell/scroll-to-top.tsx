import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './scroll-to-top.module.css';

const appearsAfterPx = 60;

export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > appearsAfterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!shown) return null;
  const toTop = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Scroll to top"
      data-print="hide"
      onClick={toTop}
    >
      <ArrowUp aria-hidden="true" />
    </button>
  );
}
