import { type RefObject, useEffect, useRef } from 'react';
import { mayStartByItself } from './calm.ts';
import { useHalfVisible } from './use-half-visible.ts';

/**
 * Plays a silent film while at least half of it is on the screen. Once its viewer has paused it, it stays so until
 * they play it again: `wanted` remembers that, and a pause of our own doesn't count.
 */
export function useClip(video: RefObject<HTMLVideoElement | null>, source: string) {
  const visible = useHalfVisible(video);
  const wanted = useRef<boolean>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film in the same element starts like the first
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    wanted.current ??= mayStartByItself();
    if (visible && wanted.current) void start(film);
    else if (!film.paused) film.pause();
  }, [visible, video, source]);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const onPlay = () => {
      wanted.current = true;
    };
    // At its end and out of sight a film pauses without anybody wanting it.
    const onPause = () => {
      if (!film.ended && isHalfOnScreen(film)) wanted.current = false;
    };
    film.addEventListener('play', onPlay);
    film.addEventListener('pause', onPause);
    return () => {
      film.removeEventListener('play', onPlay);
      film.removeEventListener('pause', onPause);
    };
  }, [video]);
}

export async function start(film: HTMLVideoElement): Promise<void> {
  // React renders no `muted` attribute, and browsers refuse to start what could be heard.
  film.muted = true;
  // Refused, or already told to pause again: the still picture and the button stay.
  await film.play().catch(() => undefined);
}

function isHalfOnScreen(film: HTMLVideoElement): boolean {
  const { top, bottom, height } = film.getBoundingClientRect();
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= height / 2;
}
