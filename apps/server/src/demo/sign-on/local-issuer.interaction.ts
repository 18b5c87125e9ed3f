import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';

export interface LocalAccount {
  readonly email: string;
  readonly name?: string;
  /** True when absent. */
  readonly emailVerified?: boolean;
  /** Derived from the address when absent. Give one to play a person whose address has changed. */
  readonly sub?: string;
}

export const interactionPath = '/interaction/';

/** Shows the login form and takes its answer; both need the cookie that the provider set with the redirect here. */
export async function answerInteraction(
  provider: Provider,
  accounts: Map<string, LocalAccount>,
  choices: readonly LocalAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(loginPage(choices));
      return;
    }
    const form = new URLSearchParams(await text(request));
    if (form.get('action') === 'cancel') {
      await provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The user cancelled',
      });
      return;
    }
    const account = chosenAccount(form, choices);
    const accountId = subjectOf(account);
    accounts.set(accountId, account);
    // An earlier login of this browser is forgotten: each answer stands for itself.
    if (interaction.session) {
      await (await provider.Session.findByUid(interaction.session.uid))?.destroy();
      interaction.session = undefined;
      await interaction.save(600);
    }
    await provider.interactionFinished(request, response, {
      login: { accountId, remember: false },
      select_account: {},
    });
  } catch (error) {
    response.statusCode = 400;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(`The login can't go on: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function chosenAccount(form: URLSearchParams, choices: readonly LocalAccount[]): LocalAccount {
  const choice = form.get('choice');
  const chosen = choice === null ? undefined : choices[Number(choice)];
  if (chosen) return chosen;
  const email = form.get('email')?.trim();
  if (!email) throw new Error('the e-mail is missing');
  return {
    email,
    name: form.get('name')?.trim() ?? '',
    emailVerified: form.has('email_verified'),
    sub: form.get('sub')?.trim() ?? '',
  };
}

function subjectOf(account: LocalAccount): string {
  return account.sub || createHash('sha256').update(account.email.toLowerCase()).digest('hex').slice(0, 21);
}

function loginPage(choices: readonly LocalAccount[]): string {
  const buttons = choices.map(
    (account, index) =>
      `<p><button name="choice" value="${index}">${escapeHtml(account.name ?? account.email)}</button></p>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demo sign-on</title>
<style>:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui; max-width: 26rem; margin: 2rem auto; padding: 0 1rem }
input:not([type=checkbox]) { display: block; width: 100%; box-sizing: border-box; padding: .5rem; font: inherit }
button { font: inherit; padding: .5rem 1rem }</style>
<h1>Demo sign-on</h1>
<p>This stands in for a provider such as Google. It runs on your machine, asks for no password and believes whatever
you type.</p>
<form method="post">
<p><label>E-mail <input name="email" type="email" required autocomplete="off"></label></p>
<p><label>Name <input name="name" autocomplete="off"></label></p>
<p><label><input name="email_verified" type="checkbox" checked> E-mail is verified</label></p>
<p><label>Subject (empty: derived from the e-mail) <input name="sub" autocomplete="off"></label></p>
<p><button>Sign in</button> <button name="action" value="cancel" formnovalidate>Cancel</button></p>
</form>
${buttons.length > 0 ? `<form method="post"><h2>Or as</h2>${buttons.join('\n')}</form>` : ''}
</html>
`;
}

function escapeHtml(words: string): string {
  return words.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
