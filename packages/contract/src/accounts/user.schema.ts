import { z } from 'zod';

export const userSchema = z
  .object({
    id: z.uuid(),
    role_id: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    username: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    verified: z.boolean(),
    created_at: z.iso.datetime(),
    ib_year: z.string().nullable(),
    math_course: z.string().nullable(),
    country: z.string().nullable(),
    school: z.string().nullable(),
  })
  .meta({ id: 'User' });
