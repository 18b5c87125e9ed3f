import { render } from '@react-email/render';
import type { Email } from './email-frame.tsx';

export async function renderEmail({ subject, body }: Email) {
  const [html, text] = await Promise.all([
    render(body),
    render(body, {
      plainText: true,
      // Capitals would shout at whoever reads the plain part.
      htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
    }),
  ]);
  return { subject, html, text };
}
