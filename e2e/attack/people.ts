import { randomUUID } from 'node:crypto';
import { roleIds } from '../../packages/contract/src/accounts/roles.ts';
import type { SubjectTree } from '../../packages/contract/src/catalogue/catalogue.ts';
import { type Answer, type Asked, ask, type Site } from './site.ts';

export const password = 'Quiet-Library-7';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly device: string;
  readonly token: string;
}

/** Said where the attack itself went wrong: then nothing has been shown. */
export function expectStatus(answer: Answer, status: number, what: string): Answer {
  if (answer.status === status) return answer;
  throw new Error(`${what}: ${answer.status} ${answer.body.toString('utf8', 0, 300)}`);
}

const tokenOf = ({ headers }: Answer): string => String(headers.authorization).replace(/^Bearer /, '');

export async function signUp(site: Site): Promise<Person> {
  const device = randomUUID();
  const email = `attack.${randomUUID()}@mail.com`;
  const form = { email, full_name: 'Asha Rao', username: '', password, confirmPassword: password };
  const answer = await ask(site, 'POST', '/api/auth/signup', {
    body: form,
    headers: { 'x-device-id': device },
  });
  expectStatus(answer, 201, 'sign-up');
  // As a browser does, it keeps the id that it was given in place of its own.
  const known = String(answer.headers['x-device-id'] ?? device);
  return { id: answer.json().data.user.id, email, device: known, token: tokenOf(answer) };
}

export const logIn = (
  site: Pick<Site, 'port' | 'host'>,
  username: string,
  {
    password: given,
    device = randomUUID(),
    ...asked
  }: { password: string; device?: string } & Pick<Asked, 'from' | 'patienceSeconds'>,
): Promise<Answer> =>
  ask(site, 'POST', '/api/auth/login', {
    body: { username, password: given },
    headers: { 'x-device-id': device },
    ...asked,
  });

export async function ownerOf(site: Site): Promise<string> {
  const answer = await logIn(site, site.owner.email, { password: site.owner.password });
  return tokenOf(expectStatus(answer, 200, 'log-in of the owner'));
}

export async function signUpAsStaff(site: Site): Promise<Person> {
  const person = await signUp(site);
  const token = await ownerOf(site);
  const body = { role_id: roleIds.staff };
  expectStatus(await ask(site, 'PUT', `/api/admin/users/${person.id}/role`, { body, token }), 200, 'role');
  return person;
}

/** A test that runs, with the ids of its questions. */
export async function startTest(
  site: Site,
  { token }: Person,
): Promise<{ slug: string; questionIds: number[] }> {
  const { subjects } = (await ask(site, 'GET', '/api/subjects')).json() as { subjects: SubjectTree[] };
  const [subject] = subjects;
  const [topic] = subject!.Topic.toSorted((a, b) => b.totalQuestionsCount - a.totalQuestionsCount);
  const body = { subject_slug: subject!.slug, topic_slugs: [topic!.slug], duration: 30 };
  const { slug } = expectStatus(await ask(site, 'POST', '/api/test', { body, token }), 201, 'test').json();
  const started = await ask(site, 'POST', `/api/test/${slug}/start`, { token });
  const { statuses } = expectStatus(started, 200, 'start of a test').json() as {
    statuses: { question_id: number }[];
  };
  return { slug, questionIds: statuses.map(({ question_id: id }) => id) };
}

export async function finishedTest(site: Site, person: Person): Promise<string> {
  const { slug } = await startTest(site, person);
  expectStatus(
    await ask(site, 'PUT', `/api/test/${slug}`, { body: {}, token: person.token }),
    200,
    'end of a test',
  );
  return slug;
}

const boundary = 'sevenfold-attack-7f3a';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The beginning of a form with a file in it, and its end. */
export const formAround = (fields: Readonly<Record<string, string>> = {}) => ({
  before: Buffer.from(
    `${Object.entries(fields)
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join(
        '',
      )}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="answers.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  ),
  after: Buffer.from(`\r\n--${boundary}--\r\n`),
});

export function uploadSheet(
  site: Site,
  slug: string,
  { token }: Person,
  content: Buffer,
  fields?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { before, after } = formAround(fields);
  return ask(site, 'POST', `/api/test/${slug}/upload-answer`, {
    token,
    headers: { 'content-type': formType },
    body: Buffer.concat([before, content, after]),
  });
}
