import { z } from 'zod';
import { userBillingSchema } from '../billing/billing.schema.ts';
import { planKeys } from '../billing/plans.ts';
import { endpoint } from '../platform/endpoint.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { testStates } from '../practice-tests/test.constants.ts';
import { deviceSchema } from './profile.endpoints.ts';
import { userSchema } from './user.schema.ts';

export const adminUserSchema = userSchema
  .extend({
    locked_at: z.iso.datetime().nullable(),
    disabled_at: z.iso.datetime().nullable(),
    /** On any device; null when none is remembered. */
    last_seen_at: z.iso.datetime().nullable(),
    plan: z.enum(planKeys),
  })
  .meta({ id: 'AdminUser' });

const userTestSchema = z.object({
  slug: z.string(),
  subject_name: z.string(),
  state: z.enum(testStates),
  questions: z.int(),
  created_at: z.iso.datetime(),
  /** Where its answer sheet stands; null where none was handed in. */
  grading: z.enum(['waiting', 'returned']).nullable(),
  marks_obtained: z.number().nullable(),
});

const filters = {
  q: z.string().trim().max(200).optional(),
  role: z.enum(['owner', 'staff', 'student']).optional(),
  verified: z.enum(['yes', 'no']).optional(),
  state: z.enum(['active', 'locked', 'disabled']).optional(),
  plan: z.enum(planKeys).optional(),
};

const id = z.object({ id: z.uuid() });
const answer = z.object({ user: adminUserSchema });
const refused = ['not_signed_in', 'not_allowed', 'not_found'] as const;

export const listUsers = endpoint({
  name: 'listUsers',
  tag: 'Staff: users',
  method: 'GET',
  path: '/api/admin/users',
  access: 'staff',
  summary: 'All accounts, by name, e-mail, username or phone.',
  query: z.object({ ...pageQuery(['created', 'name', 'email', 'seen']), ...filters }),
  response: pageOf(adminUserSchema),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

export const exportUsers = endpoint({
  name: 'exportUsers',
  tag: 'Staff: users',
  method: 'GET',
  path: '/api/admin/users/export',
  access: 'staff',
  summary: 'The accounts that the filters find, as CSV, the oldest first.',
  query: z.object(filters),
  response: z.unknown(),
  responseType: 'text/csv',
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

export const getUserDetails = endpoint({
  name: 'getUserDetails',
  tag: 'Staff: users',
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'staff',
  summary: 'One account with its devices, its sessions and what was done with it.',
  params: id,
  response: z.object({
    user: adminUserSchema,
    devices: z.array(deviceSchema.omit({ current: true })),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        /** Whether the caller looks at it with this very session. */
        current: z.boolean(),
      }),
    ),
    tests: z.object({
      made: z.int(),
      finished: z.int(),
      /** The last ones, the newest first. */
      latest: z.array(userTestSchema),
    }),
    doubts: z.object({ asked: z.int(), waiting: z.int() }),
    billing: userBillingSchema,
  }),
  errors: ['invalid_input', ...refused],
});

export const verifyUserByStaff = endpoint({
  name: 'verifyUserByStaff',
  tag: 'Staff: users',
  method: 'POST',
  path: '/api/admin/users/:id/verify',
  access: 'staff',
  summary: "Takes a user's e-mail address for verified.",
  params: id,
  response: answer,
  errors: ['invalid_input', ...refused],
});

export const disableUser = endpoint({
  name: 'disableUser',
  tag: 'Staff: users',
  method: 'POST',
  path: '/api/admin/users/:id/disable',
  access: 'staff',
  summary: 'Closes an account: every session ends and nobody logs in until it is enabled.',
  params: id,
  response: answer,
  errors: ['invalid_input', ...refused],
});

export const enableUser = endpoint({
  name: 'enableUser',
  tag: 'Staff: users',
  method: 'POST',
  path: '/api/admin/users/:id/enable',
  access: 'staff',
  summary: 'Opens an account that was closed.',
  params: id,
  response: answer,
  errors: ['invalid_input', ...refused],
});

export const endSessions = endpoint({
  name: 'endSessions',
  tag: 'Staff: users',
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  access: 'staff',
  summary: 'Logs a user out everywhere; the caller’s own session stays.',
  params: id,
  response: z.object({ ended: z.int() }),
  errors: ['invalid_input', ...refused],
});

export const changeRole = endpoint({
  name: 'changeRole',
  tag: 'Staff: users',
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  access: 'owner',
  summary: 'Makes a user student, staff or owner. Nobody changes their own role.',
  params: id,
  body: z.object({ role_id: userSchema.shape.role_id }),
  response: answer,
  errors: ['invalid_input', ...refused],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  tag: 'Staff: users',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'owner',
  summary:
    'Deletes an account and everything personal. What was paid stays in the books, without the person.',
  params: id,
  body: z.object({
    /** Typed by whoever deletes, so that it is not the wrong account. */
    email: z.string().trim().max(320),
  }),
  response: z.object({ message: z.string() }),
  errors: ['invalid_input', ...refused, 'conflict', 'payment_provider'],
});
