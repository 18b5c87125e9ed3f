import { avatarInitial, displayName, type User } from '@sevenfold/contract/accounts/user';
import { BadgeCheck, LogOut, Mail, PencilLine, Phone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '~/lib/auth/sign-out.ts';
import { longDate } from '~/lib/dates.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { AlertBadge, Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './profile.module.css';
import { useBusy } from './use-busy.ts';
import { resendVerificationEmail } from './verification.ts';

const EditDetailsDialog = dialogOnUse(
  async () => (await import('./edit-details.dialog.tsx')).EditDetailsDialog,
);

export function IdentityCard({ user }: { user: User }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  // Each opening is a new form: what was cancelled isn't kept.
  const [openings, setOpenings] = useState(0);

  const edit = () => {
    setOpenings(openings + 1);
    setEditing(true);
  };
  const leave = () => {
    // At once, so that the page beneath knows that it is being left when its user goes.
    void navigate('/', { flushSync: true });
    void signOut();
  };

  return (
    <Card as="section" padding="lg" aria-label="Profile" className={styles.identity}>
      <Avatar initial={avatarInitial(user)} size="lg" />
      <div className={styles.about}>
        <div>
          <h2>{displayName(user)}</h2>
          {user.full_name && <p className={styles.quiet}>@{user.username}</p>}
        </div>
        <ul className={`plain-list ${styles.contacts}`}>
          <li>
            <Mail aria-hidden="true" />
            <EmailAddress email={user.email} />
          </li>
          {user.phone && (
            <li>
              <Phone aria-hidden="true" />
              <span>{user.phone}</span>
            </li>
          )}
        </ul>
        {user.verified && (
          <Badge tone="green" icon={<BadgeCheck aria-hidden="true" />}>
            Verified
          </Badge>
        )}
        <p className={styles.quiet}>Joined {longDate(user.created_at)}</p>
      </div>
      <div className={styles.actions}>
        {!user.verified && <VerifyEmailButton />}
        <Button
          variant={user.verified ? 'primary' : 'secondary'}
          fullWidth
          icon={<PencilLine aria-hidden="true" />}
          onClick={edit}
        >
          Edit Details
        </Button>
        <Button
          variant="secondary"
          fullWidth
          icon={<LogOut aria-hidden="true" />}
          className={styles.logout}
          onClick={leave}
        >
          Logout
        </Button>
      </div>
      {openings > 0 && (
        <EditDetailsDialog key={openings} user={user} open={editing} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

/** Breaks a long address at its @ before anywhere else. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

function VerifyEmailButton() {
  const [busy, run] = useBusy();
  return (
    <Button fullWidth busy={busy} busyLabel="Loading..." onClick={() => void run(resendVerificationEmail)}>
      Verify Email
      <AlertBadge text="Your e-mail is not verified" className={styles.alert} />
    </Button>
  );
}
