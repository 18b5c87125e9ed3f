import { setTimeout as sleep } from 'node:timers/promises';

export interface Standing {
  readonly id: string;
  readonly state: string;
  readonly mapping: Record<string, number>;
  readonly counts: Record<string, number>;
  readonly images: number;
  readonly progress: { readonly done: number; readonly total: number };
  readonly message: string | null;
}

const partBytes = 8 * 1024 * 1024;
const working = new Set(['reading', 'checking', 'importing']);
const password = 'Blue Whale 7';

/** What a member of staff does with imports, over HTTP. */
export function staffImports(origin: () => string) {
  let token = '';

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin()}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const given = response.headers.get('authorization');
    if (given) token = given.replace(/^Bearer /, '');
    return (await response.json()) as Answer;
  }

  const standing = (id: string) => call<Standing>('GET', `/api/admin/imports/${id}`);

  /** Until the server has done its work, or until it is as far as that. */
  async function until(id: string, isFar: (standing: Standing) => boolean = () => false): Promise<Standing> {
    for (;;) {
      const found = await standing(id);
      if (found.state === 'failed') throw new Error(`the import failed: ${found.message}`);
      if (!working.has(found.state) || isFar(found)) return found;
      await sleep(50);
    }
  }

  return {
    until,
    async signUp(): Promise<void> {
      await call('POST', '/api/auth/signup', {
        email: `bench${Date.now()}@school.example`,
        username: '',
        full_name: 'Bench',
        password,
        confirmPassword: password,
      });
    },
    async upload(content: Buffer): Promise<string> {
      const { id } = await call<Standing>('POST', '/api/admin/imports', {
        kind: 'questions',
        file_name: 'bench.zip',
        bytes: content.length,
      });
      for (let part = 0; part * partBytes < content.length; part += 1) {
        const form = new FormData();
        const piece = new Uint8Array(content.subarray(part * partBytes, (part + 1) * partBytes));
        form.append('file', new Blob([piece]), 'part');
        await call('POST', `/api/admin/imports/${id}/parts/${part}`, form);
      }
      return id;
    },
    async map(id: string): Promise<void> {
      const { mapping } = await standing(id);
      await call('PUT', `/api/admin/imports/${id}/mapping`, { mapping });
    },
    start: (id: string): Promise<unknown> => call('POST', `/api/admin/imports/${id}/start`),
  };
}
