import { useAuth } from '~/lib/auth/auth-store.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import type { Route } from './+types/profile.page.ts';
import { DevicesCard } from './devices-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import styles from './profile.module.css';
import { StudiesCard } from './studies-card.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Profile'),
      description: 'Your name, your e-mail, your studies and your devices.',
      path: '/account-details/profile-details',
      noIndex: true,
    },
    args,
  );

export default function ProfilePage() {
  const user = useAuth((state) => state.user);
  if (!user) {
    return (
      <SkeletonPage>
        <Skeleton height="16rem" />
      </SkeletonPage>
    );
  }
  return (
    <div className={styles.profile}>
      <IdentityCard user={user} />
      <div className={styles.more}>
        <StudiesCard user={user} />
        <DevicesCard userId={user.id} />
      </div>
    </div>
  );
}
