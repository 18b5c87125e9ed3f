/** The lengths that the form allows; the server holds to the same. */
export const contactLengths = { name: 80, email: 254, subject: 120, message: 4000 } as const;

export type ContactField = keyof typeof contactLengths;
export type ContactValues = Readonly<Record<ContactField, string>>;

export const messageReceived = 'Thank you! Your message is on its way to us.';

const missing: Record<ContactField, string> = {
  name: 'Please tell us your name',
  email: 'Please enter your e-mail',
  subject: 'Please say what it is about',
  message: 'Please write your message',
};

/** What can be said before anything is sent. Whether an address is valid is for the server to say. */
export function contactProblems(values: ContactValues): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of Object.keys(missing) as ContactField[]) {
    if (values[field].trim() === '') problems[field] = missing[field];
    else if (values[field].trim().length > contactLengths[field]) problems[field] = tooLong(field);
  }
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(values.email.trim())) {
    problems.email = 'Please enter a valid e-mail address';
  }
  return problems;
}

export const tooLong = (field: ContactField): string =>
  `Please keep it under ${contactLengths[field]} characters`;
