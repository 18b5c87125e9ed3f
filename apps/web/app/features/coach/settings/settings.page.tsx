import { Loaded } from '~/lib/admin/loaded.tsx';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page.tsx';
import { useSettings } from '../use-coach.ts';
import type { Route } from './+types/settings.page.ts';
import { ExamsForm } from './exams-form.tsx';
import { ParentLink } from './parent-link.tsx';
import styles from './settings.module.css';
import { WeeklyMail } from './weekly-mail.tsx';
import { YourData } from './your-data.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Settings of your studies'),
      description: 'Your exams, your week by mail, a link for your parents and your data.',
      path: '/progress/settings',
      noIndex: true,
    },
    args,
  );

export default function CoachSettingsPage() {
  const query = useSettings();
  return (
    <>
      <PageHeader title="Settings" lead="Your exams, who hears of your progress, and what is kept." />
      <Loaded query={query} what="your settings">
        {(settings) => (
          <div className={styles.sections}>
            <Card as="section" padding="lg" className={styles.section} aria-labelledby="exams-heading">
              <h2 id="exams-heading">Your exams</h2>
              <p className={styles.lead}>
                Reviews aim at what you remember on the day of the first paper, and never come after it. If
                you don’t know the day yet, the session is enough.
              </p>
              {/* Anew when the server knows other courses, after saving or deleting. */}
              <ExamsForm
                key={JSON.stringify(settings.courses)}
                courses={settings.courses}
                submitLabel="Save exams"
              />
            </Card>
            <WeeklyMail isOn={settings.weekly_mail} />
            <ParentLink since={settings.shared_since} />
            <YourData />
          </div>
        )}
      </Loaded>
    </>
  );
}
