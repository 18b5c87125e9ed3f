import type { TestApp } from '../../../test/test-app.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';

/** A small bank: questions that everybody sees, one that is hidden, and one of a subject for staff. */
export async function addSmallBank(test: TestApp) {
  const shown = await addSubject(test, 'math-aa-sl', { functions: { lines: {} } }, { name: 'Math AA SL' });
  const secret = await addSubject(test, 'economics-hl', { markets: {} }, { staffOnly: true });
  const topic = shown.topics.lines!;
  return {
    topic,
    one: await addQuestion(test, topic, { text: 'Question **one**: solve $x = 1$.' }),
    two: await addQuestion(test, topic, { text: 'Question two: solve $x = 2$.' }),
    three: await addQuestion(test, topic, { text: 'Question three: solve $x = 3$.' }),
    hidden: await addQuestion(test, topic, { text: 'Hidden question.', visible: false }),
    secret: await addQuestion(test, secret.topics.markets!, { text: 'Secret question.' }),
  };
}
