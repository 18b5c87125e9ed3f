import { Dialog } from '~/ui/dialog.tsx';
import styles from './shortcuts.dialog.module.css';
import { shortcutGroups } from './shortcuts.rules.ts';

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keys of the marking desk" size="lg">
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, also for the keyboard */}
    <div className={styles.groups} tabIndex={0}>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(([keys, what]) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Dialog>
);
