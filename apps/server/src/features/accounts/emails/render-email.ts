import { render } from '@react-email/components';
import type { AccountEmail } from './frame.tsx';

export async function renderEmail({ subject, body }: AccountEmail) {
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
