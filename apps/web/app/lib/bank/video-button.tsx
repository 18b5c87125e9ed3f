import { CirclePlay } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';

const VideoDialog = lazy(async () => ({ default: (await import('./video.dialog.tsx')).VideoDialog }));

/** Nothing where there is no video. The player, and what recognises its address, come with the first press. */
export function VideoButton({ address, title }: { address: string | null; title: string }) {
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  if (!address) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<CirclePlay aria-hidden="true" />}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        Video Solution
      </Button>
      {needed && (
        <Suspense fallback={null}>
          <VideoDialog address={address} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
