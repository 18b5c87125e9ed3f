import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './demo.module.css';
import { features } from './home-content.ts';
import film from './media/demo.webm';
import still from './media/demo.webp';
import { Section } from './section.tsx';
import { start, useClip } from './use-clip.ts';

const size = { width: 1024, height: 640 };

/** A recording of the product, and beside it what it shows: the feature on screen is marked in the list. */
export function Demo() {
  const video = useRef<HTMLVideoElement>(null);
  const { playing, second } = usePlayback(video);
  useClip(video, film);
  const current =
    playing || second > 0
      ? features.list.findLastIndex(({ from }) => from !== undefined && from <= second)
      : -1;
  return (
    <Section id="features" title={features.title} text={features.text}>
      <div className={styles.layout}>
        <ol className={`plain-list ${styles.features}`}>
          {features.list.map(({ title, text }, index) => (
            <li key={title} data-on-screen={index === current}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Film video={video} playing={playing} />
      </div>
    </Section>
  );
}

function Film({ video, playing }: { video: React.RefObject<HTMLVideoElement | null>; playing: boolean }) {
  const toggle = () => {
    const film = video.current;
    if (!film) return;
    if (film.paused) void start(film);
    else film.pause();
  };
  return (
    <div className={styles.film}>
      <img src={still} alt="" {...size} loading="lazy" decoding="async" />
      <video
        ref={video}
        src={film}
        {...size}
        aria-label={features.video}
        muted
        loop
        playsInline
        preload="none"
      />
      <a href={film} className={styles.plain}>
        Watch the recording
      </a>
      <button
        type="button"
        className={styles.toggle}
        aria-label={playing ? 'Pause the demo video' : 'Play the demo video'}
        onClick={toggle}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
    </div>
  );
}

function usePlayback(video: React.RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState({ playing: false, second: 0 });
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const follow = () =>
      setState((before) => {
        const playing = !film.paused;
        // Whole halves are enough to know the feature, and spare the page three of four renderings.
        const second = Math.floor(film.currentTime * 2) / 2;
        return before.playing === playing && before.second === second ? before : { playing, second };
      });
    const events = ['play', 'pause', 'timeupdate'] as const;
    for (const event of events) film.addEventListener(event, follow);
    return () => {
      for (const event of events) film.removeEventListener(event, follow);
    };
  }, [video]);
  return state;
}
