import { ButtonLink } from '~/ui/button.tsx';
import { LostDrawing } from '~/ui/drawings/lost-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  return (
    <Message
      title="Page Not Found"
      text="The address may be mistyped, or the page may have moved."
      actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
    />
  );
}

export function Message({ title, text, actions }: { title: string; text: string; actions: React.ReactNode }) {
  return (
    <Page width="form">
      <div className={styles.message}>
        <LostDrawing className={styles.drawing} />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Page>
  );
}
