import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Input is checked by the contract's own schemas; the first message speaks for all, the rest are listed. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return { value: parsed.data };
    const issues = parsed.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
    }));
    return {
      error: new AppError('invalid_input', issues[0]?.message ?? 'The input is not valid', { issues }),
    };
  };

/** Answers leave through the schema too, so a field that isn't declared can't slip out. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer: unknown) =>
    JSON.stringify(schema.parse(answer));
