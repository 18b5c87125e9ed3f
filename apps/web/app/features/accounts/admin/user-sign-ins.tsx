import { allowedDevices, graceDevices } from '@sevenfold/contract/accounts/device.rules';
import { ago } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { localMoment, longDate } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './user.module.css';
import type { UserDetails } from './user-facts.tsx';

/** The devices that count towards the limit, and where the user is logged in now. */
export function UserSignIns({ details: { devices, sessions } }: { details: UserDetails }) {
  const now = useNow();
  return (
    <Card as="section" padding="md" aria-labelledby="sign-ins-heading">
      <h2 id="sign-ins-heading" className={styles.title}>
        Devices and sessions
        <Badge tone={devices.length > allowedDevices ? 'amber' : 'neutral'}>
          {devices.length} of {allowedDevices} + {graceDevices} devices
        </Badge>
      </h2>
      {devices.length === 0 && sessions.length === 0 ? (
        <p className={styles.none}>Not seen on any device lately.</p>
      ) : (
        <ul className={`plain-list ${styles.lines}`}>
          {devices.map((device) => (
            <li key={device.id}>
              <span>{device.name}</span>
              <span className={styles.quiet}>
                since {longDate(device.first_seen_at)}, last {ago(device.last_seen_at, now)}
              </span>
            </li>
          ))}
          {sessions.map((session) => (
            <li key={session.id}>
              <span>
                {session.device}{' '}
                <Badge tone="green">{session.current ? 'Logged in, with this session' : 'Logged in'}</Badge>
              </span>
              <span className={styles.quiet}>
                <time dateTime={session.created_at} title={localMoment(session.created_at)}>
                  {ago(session.created_at, now)}
                </time>
                , used {ago(session.last_used_at, now)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
