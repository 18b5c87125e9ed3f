import { allEndpoints } from '../../../packages/contract/src/endpoints.ts';
import type { AttackCase } from '../attack-case.ts';
import { signUp, signUpAsStaff } from '../people.ts';
import { ask, counted } from '../site.ts';

/** Half of a letter, as JSON may spell it and as UTF-8 must not. */
const halves: Readonly<Record<string, Buffer>> = {
  'spelt in JSON': Buffer.from('\\ud83d'),
  'the other half': Buffer.from('a\\udc00b'),
  'as bytes': Buffer.from([0xed, 0xa0, 0xbd]),
};
const fields = [
  ...['email', 'username', 'password', 'confirmPassword', 'full_name', 'token', 'credential', 'queries'],
  ...[
    'text',
    'title',
    'description',
    'name',
    'subject',
    'message',
    'path',
    'referrer',
    'latex',
    'type',
    'slug',
  ],
];

export const surrogates: AttackCase = {
  name: 'surrogates',
  seconds: 900,
  async against(site) {
    const tokens = [undefined, (await signUp(site)).token, (await signUpAsStaff(site)).token];
    const { questions } = (await ask(site, 'GET', '/api/questions?page=1&pageSize=5')).json();
    const calls = allEndpoints.filter(({ method, body }) => method !== 'GET' && body);
    const found = [];
    for (const [variant, half] of Object.entries(halves)) {
      const body = Buffer.concat([
        Buffer.from(`{"question_id":${questions[0].id},"questionId":${questions[0].id},"id":1,"revision":0`),
        ...fields.flatMap((field) => [Buffer.from(`,"${field}":"words `), half, Buffer.from('"')]),
        Buffer.from('}'),
      ]);
      const statuses: number[] = [];
      const failed: string[] = [];
      for (const { method, path } of calls) {
        for (const token of tokens) {
          const { status } = await ask(site, method, path.replaceAll(/:\w+/g, '1'), {
            body,
            token,
            headers: { 'content-type': 'application/json' },
            from: '127.0.0.12',
          });
          statuses.push(status);
          // A provider that is away is none of ours.
          if (status === 500 || status === 0) failed.push(`${method} ${path}`);
        }
      }
      found.push({
        variant,
        held: failed.length === 0,
        seen: failed.length === 0 ? `${calls.length} calls: ${counted(statuses)}` : failed.join(', '),
      });
    }
    return found;
  },
};
