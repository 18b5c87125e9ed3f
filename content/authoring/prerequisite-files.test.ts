import { describe, expect, it } from 'vitest';
import { subjects } from '../catalogue.ts';
import { outline } from '../outline.ts';
import { prerequisiteFault, readPrerequisites } from './prerequisite-files.ts';

const text = `
1 Numbers
1.1 Whole numbers
1.2 Fractions
1.2.1 Halves
1.3* Roots
`;
const levels = [outline(text, 'SL'), outline(text, 'HL')];

describe('a file of prerequisites', () => {
  it.each([
    ['nothing', {}, undefined],
    ['topics of any depth', { '1.2': ['1.1'], '1.2.1': ['1.1'], '1.3': ['1.2', '1.2.1'] }, undefined],
    ['an unknown topic', { '1.4': ['1.1'] }, 'the outline has no topic 1.4'],
    ['an unknown prerequisite', { '1.2': ['1.9'] }, 'the outline has no topic 1.9'],
    ['a whole topic', { '1.2': ['1'] }, "1 isn't a subtopic"],
    ['one topic twice', { '1.3': ['1.1', '1.1'] }, '1.3 names a topic twice'],
    ['what only the higher level has', { '1.2': ['1.3'] }, "1.2 needs 1.3, which its level doesn't have"],
    ['itself', { '1.2': ['1.2'] }, '1.2 needs itself in the end'],
    ['a circle', { '1.1': ['1.2.1'], '1.2': ['1.1'], '1.2.1': ['1.2'] }, '1.1 needs itself in the end'],
  ])('with %s', (_, needs, fault) => {
    expect(prerequisiteFault(needs, levels)).toBe(fault);
  });
});

describe('the prerequisites of the bank', () => {
  it('name topics of every course that students see', async () => {
    const found = await readPrerequisites(subjects);
    const courses = subjects.filter(({ staffOnly }) => !staffOnly);
    expect(courses).toHaveLength(8);
    for (const { slug, topics } of courses) {
      const own = found.filter(({ subject }) => subject === slug);
      const subtopics = topics.flatMap((topic) => topic.topics);
      // Some begin a topic and need nothing of the course.
      expect(own.length, slug).toBeGreaterThan(subtopics.length * 0.75);
    }
  });

  it('are known by slugs', async () => {
    const found = await readPrerequisites(subjects);
    expect(found).toContainEqual({
      subject: 'math-aa-sl',
      topic: 'tangents-and-normals',
      prerequisites: ['equations-of-straight-lines', 'derivatives-of-polynomials'],
    });
  });
});
