import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call an endpoint. Required on every declaration, so that nobody can forget it. */
export type Access = 'anyone' | 'signed-in' | 'staff' | 'owner';

export type ObjectSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

export interface Endpoint<
  Who extends Access = Access,
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> {
  /** The operation's name in the OpenAPI document. */
  readonly name: string;
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The form our own client uses, always below `/api`. Parameters are written `:name`. */
  readonly path: `/api/${string}`;
  /** Other forms of the same path that clients in the field use. One handler answers all of them. */
  readonly alsoAt?: readonly `/${string}`[];
  readonly access: Who;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly status?: 200 | 201 | 202;
  readonly response: Response;
  /** Set where the answer carries the session's token in its `Authorization` header. */
  readonly answersWithToken?: true;
  readonly errors: readonly ErrorCode[];
}

export function endpoint<
  const Who extends Access,
  Response extends z.ZodType,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(declaration: Endpoint<Who, Params, Query, Body, Response>): Endpoint<Who, Params, Query, Body, Response> {
  return declaration;
}

/** What a schema makes of its input; undefined where an endpoint declares none. */
export type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ResponseOf<E> = E extends { readonly response: infer Schema } ? Parsed<Schema> : never;
export type GivenParamsOf<E> = E extends { readonly params?: infer Schema } ? Given<Schema> : undefined;
export type GivenQueryOf<E> = E extends { readonly query?: infer Schema } ? Given<Schema> : undefined;
export type GivenBodyOf<E> = E extends { readonly body?: infer Schema } ? Given<Schema> : undefined;
