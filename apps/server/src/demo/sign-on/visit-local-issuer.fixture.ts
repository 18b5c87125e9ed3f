import type { LocalAccount } from './local-issuer.interaction.ts';

/**
 * Does what a person would do in the window at the local issuer, without a browser: follows its redirects, keeps
 * its cookies, answers its form. Returns the address that the issuer sends the browser back to.
 */
export async function visitLocalIssuer(start: string, answer: LocalAccount | 'cancel'): Promise<URL> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let address = new URL(start);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    const response: Response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      body: body ?? null,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = response.headers.get('location');
    if (next) {
      address = new URL(next, address);
      body = undefined;
      if (address.origin !== origin) return address;
    } else if (response.ok && !body) {
      body = formFor(answer);
    } else {
      throw new Error(`The issuer answered ${response.status}: ${await response.text()}`);
    }
  }
  throw new Error('The issuer never sent the browser back');
}

function formFor(answer: LocalAccount | 'cancel'): URLSearchParams {
  if (answer === 'cancel') return new URLSearchParams({ action: 'cancel' });
  return new URLSearchParams({
    email: answer.email,
    name: answer.name ?? '',
    sub: answer.sub ?? '',
    ...(answer.emailVerified !== false && { email_verified: 'on' }),
  });
}
