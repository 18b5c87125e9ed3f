import { useMutation } from '@tanstack/react-query';
import { Copy, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { copyLink } from '~/lib/copy-link.ts';
import { longDate } from '~/lib/dates.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { useForgetAnswers } from '../use-coach.ts';
import styles from './settings.module.css';

/** The link is told once, when it is made: afterwards nobody knows it but those who have it. */
export function ParentLink({ since }: { since: string | null }) {
  const refresh = useForgetAnswers();
  const [path, setPath] = useState<string>();
  const [asking, setAsking] = useState(false);
  const onError = (error: unknown) => void toast.error(messageOf(error));
  const making = useMutation({
    mutationFn: () => api('POST /api/coach/share'),
    onSuccess: async (made) => {
      setPath(made.path);
      await refresh();
    },
    onError,
  });
  const ending = useMutation({
    mutationFn: () => api('DELETE /api/coach/share'),
    onSuccess: async ({ message }) => {
      setPath(undefined);
      toast.success(`${message}.`);
      await refresh();
    },
    onError,
    onSettled: () => setAsking(false),
  });
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="parents-heading">
      <h2 id="parents-heading">A link for your parents</h2>
      <p className={styles.lead}>
        Whoever has the link can read your progress, and nothing else: no questions, no replies, no address.
        You can end it at any time.
      </p>
      <div className={styles.link}>
        {path && <NewLink path={path} />}
        {since && !path && <p>Open since {longDate(since)}. If you no longer have it, make a new one.</p>}
        <div className={styles.buttons}>
          <Button
            variant={since ? 'secondary' : 'primary'}
            icon={<Link2 aria-hidden="true" />}
            busy={making.isPending}
            onClick={() => making.mutate()}
          >
            {since ? 'Make a new link' : 'Make a link'}
          </Button>
          {since && (
            <Button variant="quiet" icon={<Link2Off aria-hidden="true" />} onClick={() => setAsking(true)}>
              End the link
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="End the link?"
        text="It stops working at once. You can make another one later."
        confirmLabel="End the link"
        busy={ending.isPending}
        onConfirm={() => ending.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

function NewLink({ path }: { path: string }) {
  return (
    <div className={styles.address} role="status">
      <p>Here is your link. Please copy it now: it is shown only this once.</p>
      <code>{new URL(path, window.location.origin).href}</code>
      <div className={styles.buttons}>
        <Button
          size="sm"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyLink(path, 'Link copied.')}
        >
          Copy
        </Button>
      </div>
    </div>
  );
}
