import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SubjectTree } from '../../packages/contract/src/catalogue/catalogue.ts';

const rounds = 20;

async function json<Body>(url: string, init?: RequestInit): Promise<Body> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${init?.method ?? 'GET'} ${url} answered ${answer.status}`);
  return (await answer.json()) as Body;
}

/**
 * Renames a subject at one server and asks another one all the time what it is called, from the moment that the first
 * has answered. In milliseconds, the shortest first.
 */
export async function measureStaleness(writer: string, reader: string, token: string): Promise<number[]> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
    'X-Device-Id': 'cluster',
  };
  const { subjects } = await json<{
    subjects: { id: number; slug: string; subject_name: string; staff_only: boolean }[];
  }>(`${writer}/api/admin/subjects`, { headers });
  const { id, slug, subject_name, staff_only } = subjects[0]!;
  const rename = (name: string) =>
    json(`${writer}/api/admin/subjects/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ subject_name: name, slug, staff_only }),
    });
  const nameAtReader = async () =>
    (await json<{ subjects: SubjectTree[] }>(`${reader}/api/subjects`, { headers })).subjects.find(
      (subject) => subject.slug === slug,
    )?.subject_name;
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // At another point of the reader's interval each time.
    await sleep(Math.random() * 200);
    await nameAtReader();
    const name = `${subject_name} ${randomUUID().slice(0, 4)}`;
    await rename(name);
    const told = performance.now();
    while ((await nameAtReader()) !== name) await sleep(1);
    measured.push(performance.now() - told);
  }
  await rename(subject_name);
  return measured.toSorted((one, other) => one - other);
}
