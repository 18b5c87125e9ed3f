import { z } from 'zod';
import { emailSchema } from '../accounts/email.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { contactLengths, messageReceived, tooLong } from './contact.rules.ts';

/** Lines and tabs belong to a message; other control characters and halves of letters don't. */
const letters = /^[^\p{Cs}]*$/u;
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');

export const contactMessageSchema = z.object({
  name: lineOfText(contactLengths.name, tooLong('name')).min(1, 'Please tell us your name'),
  email: emailSchema,
  subject: lineOfText(contactLengths.subject, tooLong('subject')).min(1, 'Please say what it is about'),
  message: z
    .string()
    // A browser sends line ends as two characters, which nobody typed.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'Please write your message')
        .max(contactLengths.message, { error: tooLong('message'), abort: true })
        .regex(letters, 'Please leave out special control characters'),
    )
    .transform(withoutControls),
  /** People don't see this field. Programs that fill in every field do, and give themselves away. */
  website: z.string().max(2000).optional(),
});

export type ContactMessage = z.output<typeof contactMessageSchema>;

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  tag: 'Contact',
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  summary: `Sends a message to the academy's support address, with the writer's to reply to. Answers '${messageReceived}'`,
  body: contactMessageSchema,
  status: 202,
  response: z.object({ message: z.string() }),
  errors: ['invalid_input', 'malformed_body', 'too_large', 'too_many_attempts'],
});
