import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { inputProblem, named } from './input-problem.policy.ts';

/** The first message speaks for all, the rest are listed. */
function refusalOf({ issues }: z.ZodError): AppError {
  const told = issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message: named(path, message),
  }));
  return new AppError('invalid_input', told[0]?.message ?? 'The input is not valid', { issues: told });
}

/** Input is checked by the contract's own schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const parsed = schema.safeParse(input, { error: inputProblem });
    return parsed.success ? { value: parsed.data } : { error: refusalOf(parsed.error) };
  };

/** The same for input that Fastify doesn't hand to its validators. */
export function checked<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input, { error: inputProblem });
  if (!parsed.success) throw refusalOf(parsed.error);
  return parsed.data;
}

/** Answers leave through the schema too, so a field that isn't declared can't slip out. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer: unknown) =>
    JSON.stringify(schema.parse(answer));

/**
 * Given to Fastify as it is made, which would otherwise load its own compilers first: a sixteenth of a start. Its types
 * know of no others.
 */
export const schemaController = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;
