import { beforeAll, describe, expect, it } from 'vitest';
import { type StartedDesk, startDesk } from './desk.fixture.ts';

let { ben, call } = {} as StartedDesk;

beforeAll(async () => {
  ({ ben, call } = await startDesk());
});

describe('comments to use again', () => {
  const path = '/api/admin/marking-comments';
  it('are kept, changed and taken away by any of the faculty', async () => {
    const added = await call('POST', path, { text: '  Show your working.  ' });
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    expect((await call('POST', path, { text: 'Show your working.' }, ben)).json()).toEqual({
      id,
      text: 'Show your working.',
    });
    expect((await call('PUT', `${path}/${id}`, { text: 'Show all steps.' }, ben)).statusCode).toBe(200);
    const other = (await call('POST', path, { text: 'Units?' })).json();
    expect((await call('PUT', `${path}/${other.id}`, { text: 'Show all steps.' })).statusCode).toBe(409);
    expect((await call('GET', path)).json()).toEqual([{ id, text: 'Show all steps.' }, other]);
    expect((await call('DELETE', `${path}/${id}`)).json()).toEqual({ removed: true });
    expect((await call('DELETE', `${path}/${id}`)).json()).toEqual({ removed: false });
    expect((await call('PUT', `${path}/${id}`, { text: 'x' })).statusCode).toBe(404);
  });

  it('stay different when several become the same at one moment', async () => {
    const ids = await Promise.all(
      ['One.', 'Two.', 'Three.', 'Four.'].map(async (text) => (await call('POST', path, { text })).json().id),
    );
    const changes = ids.map((id) => call('PUT', `${path}/${id}`, { text: 'All alike.' }));
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
  });

  it.each([[{}], [{ text: '' }], [{ text: ' ' }], [{ text: 7 }], [{ text: 'x'.repeat(501) }]])(
    'are not %j',
    async (body) => {
      expect((await call('POST', path, body)).statusCode).toBe(400);
    },
  );
});
