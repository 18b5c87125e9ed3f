import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { emailSchema } from './email.schema.ts';
import {
  maxPasswordLength,
  minPasswordLength,
  passwordMessages,
  resetPasswordErrors,
  signUpPasswordErrors,
} from './password.rules.ts';
import { userSchema } from './user.schema.ts';

const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' });
const tokenSchema = z.string().trim().min(1, 'The link is incomplete').max(500, 'The link is damaged');

/** `warning` is set on devices 5 and 6. The token itself travels in the `Authorization` header of the answer. */
const signedInSchema = z.object({
  data: z.object({ user: userSchema, warning: z.string().optional() }),
});

/** `abort` keeps the further rules, here and on the whole form, from examining what is far too long. */
const newPasswordSchema = z
  .string()
  .max(maxPasswordLength, { error: passwordMessages.tooLong, abort: true })
  .meta({ minLength: minPasswordLength });

const usernameSchema = z
  .string()
  .trim()
  .max(40, { error: 'Username should be at most 40 characters long', abort: true })
  .regex(/^[\p{L}\p{N}._-]*$/u, 'Username may have letters, numbers, dots, hyphens and underscores');

export const signUpSchema = z
  .object({
    email: emailSchema,
    username: usernameSchema.default(''),
    full_name: lineOfText(120, 'Name should be at most 120 characters long').default(''),
    password: newPasswordSchema,
    confirmPassword: z.string(),
  })
  .superRefine((form, context) => {
    for (const message of signUpPasswordErrors(form.password, form.confirmPassword)) {
      const path = message === passwordMessages.signUpMismatch ? 'confirmPassword' : 'password';
      context.addIssue({ code: 'custom', path: [path], message });
    }
  });

export const signUp = endpoint({
  name: 'signUp',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/signup',
  alsoAt: ['/auth/signup'],
  access: 'anyone',
  summary: 'Creates an account, signs it in and sends the verification e-mail.',
  body: signUpSchema,
  status: 201,
  response: signedInSchema,
  answersWithToken: true,
  errors: ['invalid_input', 'email_taken', 'username_taken', 'too_many_attempts', 'unavailable'],
});

export const logIn = endpoint({
  name: 'logIn',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/login',
  alsoAt: ['/auth/login'],
  access: 'anyone',
  summary: 'Signs in with an e-mail address or a username, in any case.',
  body: z.object({
    username: lineOfText(254, 'This e-mail or username is too long').min(
      1,
      'Please enter your e-mail or username',
    ),
    password: z.string().min(1, 'Please enter your password').max(2000, passwordMessages.tooLong),
  }),
  response: signedInSchema,
  answersWithToken: true,
  errors: [
    'invalid_input',
    'wrong_credentials',
    'account_disabled',
    'account_locked',
    'too_many_attempts',
    'unavailable',
  ],
});

export const singleSignOn = endpoint({
  name: 'singleSignOn',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/google-auth',
  alsoAt: ['/auth/google-auth'],
  access: 'anyone',
  summary: "Signs in or up with the provider's ID token. 404 while single sign-on is not configured.",
  body: z.object({
    credential: z.string().min(1).max(10_000).meta({ description: 'The ID token' }),
  }),
  response: z.object({
    data: z.object({
      authType: z.enum(['login', 'signup']),
      token: z.string(),
      user: userSchema,
      warning: z.string().optional(),
    }),
  }),
  answersWithToken: true,
  errors: [
    'invalid_input',
    'wrong_credentials',
    'email_not_verified_by_provider',
    'account_disabled',
    'account_locked',
    'not_found',
    'too_many_attempts',
    'unavailable',
  ],
});

export const logOut = endpoint({
  name: 'logOut',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  summary: "Ends the session of this token. The user's other sessions go on.",
  response: messageSchema,
  errors: ['not_signed_in'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/forgot-password',
  alsoAt: ['/auth/forgot-password'],
  access: 'anyone',
  summary: 'Sends a reset link. The answer is the same whether or not the address has an account.',
  body: z.object({ email: emailSchema }),
  response: messageSchema,
  errors: ['invalid_input', 'too_many_attempts'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/reset-password',
  alsoAt: ['/auth/reset-password'],
  access: 'anyone',
  summary: 'Sets a new password with the token of an e-mailed link and ends every session.',
  body: z.object({
    password: newPasswordSchema.superRefine((password, context) => {
      for (const message of resetPasswordErrors(password)) context.addIssue({ code: 'custom', message });
    }),
    token: tokenSchema,
  }),
  response: messageSchema,
  errors: ['invalid_input', 'invalid_token', 'too_many_attempts', 'unavailable'],
});

export const sendVerificationEmail = endpoint({
  name: 'sendVerificationEmail',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/send-verification-email',
  alsoAt: ['/auth/send-verification-email'],
  access: 'signed-in',
  summary: 'Sends the verification link again.',
  response: messageSchema,
  errors: ['not_signed_in', 'too_many_attempts'],
});

export const verifyUser = endpoint({
  name: 'verifyUser',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/verify-user',
  alsoAt: ['/auth/verify-user'],
  access: 'signed-in',
  summary: "Marks the signed-in user's e-mail address as verified with the token of an e-mailed link.",
  body: z.object({ token: tokenSchema }),
  response: z.object({ message: z.string(), user: userSchema }),
  errors: ['invalid_input', 'invalid_token', 'not_signed_in', 'too_many_attempts'],
});

export const unlockAccount = endpoint({
  name: 'unlockAccount',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/auth/unlock',
  access: 'anyone',
  summary: 'Unlocks an account with the token of an e-mailed link and forgets its devices.',
  body: z.object({ token: tokenSchema }),
  response: messageSchema,
  errors: ['invalid_input', 'invalid_token', 'too_many_attempts'],
});
