import { chromium } from '@playwright/test';

interface Session {
  readonly token: string;
  readonly user: unknown;
}

/** Somebody who logs in without a browser, on the device of that name. */
export async function logInAs(
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
  device: string,
): Promise<Session> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': device },
    body: JSON.stringify({ username: email, password }),
  });
  if (!answer.ok) throw new Error(`${email} can't log in: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { user: unknown } };
  return { token: answer.headers.get('authorization')?.slice('Bearer '.length) ?? '', user: data.user };
}

/** What a browser keeps as `auth-storage` while somebody is logged in. */
export const keptSession = ({ token, user }: Session): string =>
  JSON.stringify({ state: { token, user, fromQuestionPage: false }, version: 1 });

/** Puts it into a browser that takes orders at that address, as if its owner had logged in there. */
export async function keepInBrowser(browserAddress: string, origin: string, session: Session): Promise<void> {
  const browser = await chromium.connectOverCDP(browserAddress);
  try {
    const page = await browser.contexts()[0]!.newPage();
    await page.goto(`${origin}/api/health/live`);
    await page.evaluate(`localStorage.setItem('auth-storage', ${JSON.stringify(keptSession(session))})`);
    await page.close();
  } finally {
    await browser.close();
  }
}
