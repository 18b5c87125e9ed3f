import { allowedDevices, deviceMemoryDays, graceDevices } from '@sevenfold/contract/accounts/device.rules';
import type { Device } from '@sevenfold/contract/accounts/profile.endpoints';
import { Laptop, Smartphone, TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { longDate } from '~/lib/dates.ts';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import styles from './profile.module.css';
import { useDevices, useRemoveDevice } from './use-devices.ts';

const ConfirmDialog = dialogOnUse(async () => (await import('~/ui/dialog.tsx')).ConfirmDialog);

export function DevicesCard({ userId }: { userId: string }) {
  const devices = useDevices(userId);
  const count = devices.data?.length ?? 0;
  return (
    <Card as="section" padding="lg" aria-labelledby="devices-heading">
      <div className={styles.cardHead}>
        <h2 id="devices-heading">Devices</h2>
        {devices.data && (
          <Badge tone={count > allowedDevices ? 'amber' : 'neutral'}>
            {count > allowedDevices
              ? `${count} in use, ${allowedDevices} allowed`
              : `${count} of ${allowedDevices} in use`}
          </Badge>
        )}
      </div>
      <p className={styles.cardText}>
        Your account works on {allowedDevices} devices, with {graceDevices} more of grace; on more than{' '}
        {allowedDevices + graceDevices} it is locked. A browser counts for {deviceMemoryDays} days after you
        last used it.
      </p>
      {devices.isPending && <DevicesSkeleton />}
      {devices.isError && (
        <div role="alert" className={styles.failure}>
          <p>{messageOf(devices.error)}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={devices.isFetching}
            onClick={() => void devices.refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {devices.data && <DeviceList userId={userId} devices={devices.data} />}
    </Card>
  );
}

function DeviceList({ userId, devices }: { userId: string; devices: readonly Device[] }) {
  const [asked, setAsked] = useState<Device>();
  const [asking, setAsking] = useState(false);
  const removal = useRemoveDevice(userId);
  if (devices.length === 0) {
    return <p className={styles.empty}>No devices yet. This one appears with your next login.</p>;
  }
  return (
    <>
      <ul className={`plain-list ${styles.devices}`}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onRemove={() => {
              setAsked(device);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open={asking}
          tone="danger"
          title={asked.current ? 'Remove this device?' : `Remove ${asked.name}?`}
          text={
            asked.current
              ? 'You will be signed out here. It is added again when you log in.'
              : 'It will be signed out. It is added again when you log in on it.'
          }
          confirmLabel="Remove"
          busy={removal.isPending}
          onConfirm={() => removal.mutate(asked, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function iconOf(name: string) {
  if (/iPad|tablet/i.test(name)) return TabletSmartphone;
  return /iPhone|Android|mobile/i.test(name) ? Smartphone : Laptop;
}

function DeviceRow({ device, onRemove }: { device: Device; onRemove: () => void }) {
  const Icon = iconOf(device.name);
  return (
    <li className={styles.device}>
      <Icon aria-hidden="true" />
      <div className={styles.deviceText}>
        <p className={styles.deviceName}>
          {device.name}
          {device.current && <Badge tone="violet">This device</Badge>}
        </p>
        <p>
          Last seen <time dateTime={device.last_seen_at}>{longDate(device.last_seen_at)}</time>
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={`Remove ${device.name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

function DevicesSkeleton() {
  return (
    <div className={styles.devicesSkeleton}>
      <SkeletonPage label="Loading your devices…">
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
      </SkeletonPage>
    </div>
  );
}
