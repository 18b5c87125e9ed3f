import { CalendarClock, CircleCheck, PencilLine } from 'lucide-react';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';

type PostStateProps = {
  state: 'draft' | 'scheduled' | 'published';
  publishedDate: string | null;
  pending: boolean;
};

export function PostState({ state, publishedDate, pending }: PostStateProps) {
  if (state === 'draft') return <Badge icon={<PencilLine aria-hidden="true" />}>Draft</Badge>;
  return (
    <>
      {state === 'scheduled' ? (
        <Badge tone="amber" icon={<CalendarClock aria-hidden="true" />}>
          Scheduled for {publishedDate && localMoment(publishedDate)}
        </Badge>
      ) : (
        <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
          Published
        </Badge>
      )}{' '}
      {pending && <Badge>Unpublished changes</Badge>}
    </>
  );
}
