import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-age.ts';

const simple = 'A bus goes to the lake. It has ten seats. '.repeat(6);
const hard =
  'Notwithstanding considerable organisational difficulties, the municipal administration subsequently undertook comprehensive infrastructural modifications intended to accommodate anticipated demographic developments throughout neighbouring agricultural territories and their dependent settlements.';

describe('the reading age', () => {
  it('is low for short words in short sentences, and high for the opposite', () => {
    expect(readingGrade(simple)).toBeLessThan(3);
    expect(readingGrade(`${hard} ${hard}`)).toBeGreaterThan(20);
  });

  it('leaves tables, drawings, marks and labels out', () => {
    const dressed = `${simple}\n\n| incomprehensibility | uncharacteristically |\n|---|---|\n\n![](drawing:representation)\n\n(a) Find it. [2]`;
    expect(readingGrade(dressed)).toBeLessThan(3);
  });

  it('says nothing of a few words', () => {
    expect(readingGrade('Find the derivative of $x^2$. [2]')).toBeUndefined();
  });
});
