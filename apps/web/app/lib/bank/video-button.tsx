import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { dialogOnUse } from '../on-use.tsx';

const VideoDialog = dialogOnUse(async () => (await import('./video.dialog.tsx')).VideoDialog);

/** Nothing where there is no video. The player, and what recognises its address, come with the first press. */
export function VideoButton({ address, title }: { address: string | null; title: string }) {
  const [open, setOpen] = useState(false);
  if (!address) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<CirclePlay aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Video Solution
      </Button>
      <VideoDialog address={address} title={title} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
