import { PetalsOrnament } from '../../ui/drawings/petals-ornament.tsx';
import styles from './tutor-profile.module.css';
import type { Tutor } from './tutors-content.ts';

type TutorProfileProps = {
  tutor: Tutor;
  /** The rank of the name's heading, which depends on the page. */
  rank: 'h2' | 'h3';
  /** Alone on a page, with the portrait beside the words where there is room. */
  wide?: boolean;
};

export function TutorProfile({ tutor, rank: Heading, wide = false }: TutorProfileProps) {
  const { name, initials, subjects, bio } = tutor;
  return (
    <article className={styles.tutor} data-wide={wide}>
      <span className={styles.portrait} aria-hidden="true">
        <PetalsOrnament className={styles.petals} />
        <span>{initials}</span>
      </span>
      <div>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.subjects}>{subjects}</p>
        <p className={styles.bio}>{bio}</p>
      </div>
    </article>
  );
}
