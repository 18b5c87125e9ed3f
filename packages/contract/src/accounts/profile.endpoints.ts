import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { isCountryName } from './countries.ts';
import { emailSchema } from './email.schema.ts';
import { mathCourses } from './onboarding.rules.ts';
import { invalidPhoneMessage, isPhoneOrDigits } from './phone.rules.ts';
import { userSchema } from './user.schema.ts';

const userAnswer = z.object({ user: userSchema });

/** An empty one takes the number off the profile. 30 is the pattern's longest: a plus, 15 digits, 14 spaces. */
const phoneSchema = z
  .string()
  .trim()
  .max(30, { error: invalidPhoneMessage, abort: true })
  .refine((phone) => phone === '' || isPhoneOrDigits(phone), invalidPhoneMessage);

/** The profile dialog sends the first three fields, onboarding the other five; what is left out stays as it is. */
export const updateUserSchema = z
  .object({
    full_name: lineOfText(120, 'Name should be at most 120 characters long').min(1, 'Please enter your name'),
    email: emailSchema,
    phone: phoneSchema,
    ib_year: lineOfText(60, 'Year should be at most 60 characters long').min(1, 'Please tell your year'),
    math_course: z.enum(mathCourses),
    country: z.string().trim().refine(isCountryName, 'Please choose a country from the list'),
    school: lineOfText(160, 'School name should be at most 160 characters long').min(
      1,
      'Please enter your school',
    ),
  })
  .partial()
  .refine(
    (changes) => Object.values(changes).some((value) => value !== undefined),
    'Nothing to change was sent',
  );

export const getUser = endpoint({
  name: 'getUser',
  tag: 'Accounts',
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  summary: 'The signed-in user.',
  response: userAnswer,
  errors: ['not_signed_in'],
});

export const updateUser = endpoint({
  name: 'updateUser',
  tag: 'Accounts',
  method: 'PUT',
  path: '/api/user',
  access: 'signed-in',
  summary:
    'Changes the profile or stores the onboarding answers. A new e-mail address has to be verified again.',
  body: updateUserSchema,
  response: userAnswer,
  errors: ['invalid_input', 'not_signed_in', 'email_taken', 'too_many_attempts'],
});

export const deviceSchema = z
  .object({
    id: z.uuid(),
    name: z.string().meta({ description: 'Browser and system, as far as they can be told' }),
    first_seen_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'Device' });

export type Device = z.output<typeof deviceSchema>;

export const listDevices = endpoint({
  name: 'listDevices',
  tag: 'Accounts',
  method: 'GET',
  path: '/api/user/devices',
  access: 'signed-in',
  summary: 'The devices that count towards the limit, the one seen last first.',
  response: z.array(deviceSchema),
  errors: ['not_signed_in'],
});

export const removeDevice = endpoint({
  name: 'removeDevice',
  tag: 'Accounts',
  method: 'DELETE',
  path: '/api/user/devices/:id',
  access: 'signed-in',
  summary: 'Forgets a device and ends its sessions.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ message: z.string() }),
  errors: ['not_signed_in', 'not_found'],
});

export const unlockUser = endpoint({
  name: 'unlockUser',
  tag: 'Staff: users',
  method: 'POST',
  path: '/api/admin/users/:id/unlock',
  access: 'staff',
  summary: "Unlocks a user's account and forgets its devices.",
  params: z.object({ id: z.uuid() }),
  response: userAnswer,
  errors: ['not_signed_in', 'not_allowed', 'not_found'],
});
