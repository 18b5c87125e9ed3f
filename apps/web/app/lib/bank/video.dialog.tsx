import { ButtonAnchor } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './video.module.css';
import { videoSource } from './video-source.rules.ts';

type VideoDialogProps = { address: string; title: string; open: boolean; onClose: () => void };

export function VideoDialog({ address, title, open, onClose }: VideoDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Video Solution" description={title} size="lg">
      <Player address={address} />
    </Dialog>
  );
}

function Player({ address }: { address: string }) {
  const source = videoSource(address);
  if (!source) return <p>This video can't be played here.</p>;
  if (source.kind === 'frame') {
    return (
      <iframe
        className={styles.player}
        src={source.url}
        title={`Video solution on ${source.site}`}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  if (source.kind === 'link') return <ButtonAnchor href={source.url}>Watch the video</ButtonAnchor>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: teachers upload the files without a caption track
    <video className={styles.player} src={source.url} controls playsInline preload="metadata" />
  );
}
