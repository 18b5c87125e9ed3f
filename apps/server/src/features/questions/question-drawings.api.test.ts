import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion, draftOf } from './questions.fixture.ts';
import { readDrawings } from './read-questions.ts';
import { insertQuestions, updateQuestion } from './save-question.ts';

const graph: Drawing = {
  width: 100,
  height: 60,
  description: 'A straight line that rises',
  shapes: [{ kind: 'path', d: 'M0 60 L100 0', ink: 'accent' }],
};
const other: Drawing = { ...graph, description: 'A straight line that falls' };
const text = 'Look at the graph.\n\n![](drawing:graph)\n\nFind its slope.';

let test: TestApp;
let topicId: number;
let id: number;

const questionText = async (): Promise<string> => {
  const answer = await accountsOf(test).get(`/api/questions/${id}`);
  expect(answer.statusCode).toBe(200);
  // The picture is in the HTML; its shapes would double what is sent.
  expect(answer.json()).not.toHaveProperty('drawings');
  return answer.json().questions_html;
};

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  const subject = await addSubject(test, 'math-aa-sl', { calculus: {} });
  topicId = subject.topics.calculus!;
  id = await addQuestion(test, topicId, { text, drawings: { graph } });
});

it('are shown in the texts that name them', async () => {
  expect(await questionText()).toContain('<path d="M0 60 L100 0" class="stroke-accent"');
  expect(await readDrawings(test, [id])).toEqual(new Map([[id, { graph }]]));
});

it('are kept by a change that says nothing of them, and replaced by one that does', async () => {
  await updateQuestion(test, id, draftOf(topicId, { text: `${text} Explain.` }));
  expect(await questionText()).toContain(graph.description);
  await updateQuestion(test, id, draftOf(topicId, { text, drawings: { graph: other } }));
  expect(await questionText()).toContain(other.description);
  await updateQuestion(test, id, draftOf(topicId, { drawings: {} }));
  expect(await readDrawings(test, [id])).toEqual(new Map([[id, {}]]));
});

it.each([
  ['a name that no drawing has', { text }, 'text'],
  [
    'a shape that is none',
    { drawings: { graph: { ...graph, shapes: [{ kind: 'script' }] } } },
    'drawings.graph.shapes.0.kind',
  ],
  [
    'a path that breaks out',
    { drawings: { graph: { ...graph, shapes: [{ kind: 'path', d: 'M0 0"/><script>' }] } } },
    'drawings.graph.shapes.0.d',
  ],
  [
    'a colour of its own',
    { drawings: { graph: { ...graph, shapes: [{ kind: 'path', d: 'M0 0', ink: 'red' }] } } },
    'drawings.graph.shapes.0.ink',
  ],
  [
    'no words for those who cannot see it',
    { drawings: { graph: { ...graph, description: '' } } },
    'drawings.graph.description',
  ],
  ['no drawing at all', { drawings: { graph: null } }, 'drawings.graph'],
  ['a name that cannot be written', { drawings: { 'a b': graph } }, 'drawings.a b'],
])('refuses %s, and names it', async (_, changes, path) => {
  await expect(insertQuestions(test, [draftOf(topicId, changes as never)])).rejects.toMatchObject({
    code: 'invalid_input',
    details: { issues: [{ path }] },
  });
});
