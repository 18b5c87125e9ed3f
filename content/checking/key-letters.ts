import type { ListedDesign } from './design-facts.ts';

/**
 * Of the right answers of a course, each letter is so many. Results stand in ascending order, with too small and too
 * large ones around the right one, so B and C are more of them than by chance.
 */
const bounds = { least: 0.2, most: 0.3 } as const;

const letters = ['A', 'B', 'C', 'D'] as const;

function sharesOf(designs: readonly ListedDesign[]): readonly { letter: string; share: number }[] {
  const keys = designs.map(({ facts }) => facts.keys ?? '').join('');
  return letters.map((letter) => ({ letter, share: (keys.split(letter).length - 1) / keys.length }));
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** How often each letter is the right one; nothing where nothing is chosen from. */
export const keyLine = (designs: readonly ListedDesign[]): string | undefined =>
  designs.some(({ facts }) => facts.keys)
    ? `right letters: ${sharesOf(designs)
        .map(({ letter, share }) => `${letter} ${percent(share)}`)
        .join(', ')}`
    : undefined;

/** The same in short, such as 25/20/30/25 for A to D. */
export const keyShares = (designs: readonly ListedDesign[]): string | undefined =>
  designs.some(({ facts }) => facts.keys)
    ? sharesOf(designs)
        .map(({ share }) => Math.round(100 * share))
        .join('/')
    : undefined;

/** Letters that are right too rarely or too often: who guesses would find out. */
export function* unevenKeys(course: string, designs: readonly ListedDesign[]): Generator<string> {
  if (keyLine(designs) === undefined) return;
  for (const { letter, share } of sharesOf(designs)) {
    if (share < bounds.least || share > bounds.most) {
      yield `${course}: ${letter} is right in ${percent(share)} of its multiple-choice questions, not in ${percent(bounds.least)} to ${percent(bounds.most)}`;
    }
  }
}
