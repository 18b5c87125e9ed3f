import { expect, it } from 'vitest';
import { publicSubjectSlugs } from '../catalogue/catalogue.ts';
import { blueprintSchema } from './blueprint.schema.ts';
import { examBlueprint, satPapersOf } from './sat-papers.rules.ts';

const section = { name: 'Section A', marks: 40 };

it.each([
  ['the least', { total: { marks: 20 } }, true],
  ['a time', { total: { minutes: 60 } }, true],
  ['nothing', {}, false],
  ['no marks', { total: { marks: 0 } }, false],
  ['half a mark', { total: { marks: 20.5 } }, false],
  ['more than any paper', { total: { marks: 301 } }, false],
  ['marks and minutes', { total: { marks: 20, minutes: 60 } }, false],
  ['a topic', { total: { marks: 20 }, topics: [{ topicId: 3, from: 10, to: 30 }] }, true],
  ['a topic twice', { total: { marks: 20 }, topics: [{ topicId: 3 }, { topicId: 3, to: 30 }] }, false],
  ['a turned span', { total: { marks: 20 }, topics: [{ topicId: 3, from: 40, to: 30 }] }, false],
  ['more than all', { total: { marks: 20 }, topics: [{ topicId: 3, from: 101 }] }, false],
  ['another difficulty', { total: { marks: 20 }, difficulties: [{ difficulty: 'Harder' }] }, false],
  ['a difficulty', { total: { marks: 20 }, difficulties: [{ difficulty: 'Hard', to: 30 }] }, true],
  ['another paper', { total: { marks: 20 }, papers: ['4'] }, false],
  ['a section', { total: { marks: 40 }, sections: [section] }, true],
  ['two of a name', { total: { marks: 40 }, sections: [section, section] }, false],
  ['a section without marks', { total: { marks: 40 }, sections: [{ name: 'A' }] }, false],
  ['a count', { total: { marks: 40 }, counts: [{ kind: 'long', from: 2 }] }, true],
  ['a key that is empty', { total: { marks: 40 }, include: [''] }, false],
])('%s: %j is a blueprint: %s', (_, blueprint, is) => {
  expect(blueprintSchema.safeParse(blueprint).success).toBe(is);
});

it('every paper of every exam is one', () => {
  for (const slug of publicSubjectSlugs) {
    for (const paper of satPapersOf(slug)) {
      const blueprint = examBlueprint(slug, paper);
      expect(blueprintSchema.parse(blueprint)).toEqual(blueprint);
    }
  }
});
