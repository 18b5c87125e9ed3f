import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '~/ui/button.tsx';
import { clips } from './clips.ts';
import { type Testimonial, testimonials } from './home-content.ts';
import { Section } from './section.tsx';
import styles from './testimonials.module.css';
import { useClip } from './use-clip.ts';

const { entries } = testimonials;

/** Six stories, one at a time. All stand in the same place, so that the longest sets the height for all. */
export function Testimonials() {
  const [shown, setShown] = useState(0);
  const turn = (by: number) => setShown((shown + by + entries.length) % entries.length);
  return (
    <Section id="stories" title={testimonials.title} className={styles.section}>
      <div className={styles.carousel}>
        <Clip entry={entries[shown]!} />
        <div className={styles.side}>
          <div className={styles.stories} aria-live="polite">
            {entries.map((entry, index) => (
              <figure key={entry.name} className={styles.story} data-shown={index === shown}>
                <blockquote>
                  <p>{entry.quote}</p>
                </blockquote>
                <figcaption>
                  <strong>{entry.parent ? `${entry.name}’s ${entry.parent}` : entry.name}</strong>
                  <span>{entry.course}</span>
                  <span>{entry.batch}</span>
                  <span className={styles.places}>
                    {entry.school}, {entry.place}. Now at {entry.university}
                  </span>
                </figcaption>
              </figure>
            ))}
          </div>
          <div className={styles.controls}>
            <IconButton
              label="Previous story"
              icon={<ArrowLeft aria-hidden="true" />}
              className={styles.arrow}
              onClick={() => turn(-1)}
            />
            <IconButton
              label="Next story"
              icon={<ArrowRight aria-hidden="true" />}
              className={styles.arrow}
              onClick={() => turn(1)}
            />
            <span className={styles.count}>
              {shown + 1} of {entries.length}
            </span>
          </div>
        </div>
      </div>
      <p className={styles.note}>{testimonials.note}</p>
    </Section>
  );
}

function Clip({ entry }: { entry: Testimonial }) {
  const video = useRef<HTMLVideoElement>(null);
  const { film, still } = clips[entry.clip];
  useClip(video, film);
  return (
    <div className={styles.clip}>
      <video
        ref={video}
        src={film}
        poster={still}
        width={640}
        height={400}
        aria-label={`Animation without sound to the story of ${entry.name}, ${entry.course}`}
        muted
        controls
        playsInline
        preload="none"
      />
    </div>
  );
}
