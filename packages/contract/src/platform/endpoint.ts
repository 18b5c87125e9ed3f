import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call an endpoint. Required on every declaration, so that nobody can forget it. */
export type Access = 'anyone' | 'signed-in' | 'staff' | 'owner';

type ObjectSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

export interface Endpoint {
  /** The operation's name in the OpenAPI document. */
  readonly name: string;
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The form our own client uses, always below `/api`. Parameters are written `:name`. */
  readonly path: `/api/${string}`;
  /** Other forms of the same path that clients in the field use. One handler answers all of them. */
  readonly alsoAt?: readonly `/${string}`[];
  readonly access: Access;
  /** For a call that an overloaded server refuses first, last or never. Others go by who may call them. */
  readonly underLoad?: 'visitor' | 'vital' | 'always';
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: z.ZodType;
  /** In bytes, for a body that is larger than a few fields. */
  readonly largestBody?: number;
  /** The fields beside the file of a call that sends one, as multipart/form-data. Such a call has no body. */
  readonly form?: ObjectSchema;
  /** The names under which a form sends several files each, or none, instead of the one in `file`. */
  readonly files?: readonly string[];
  readonly status?: 200 | 201 | 202;
  readonly response: z.ZodType;
  /**
   * What a successful answer is when it is a file, or JSON that is written piece by piece. Such an answer leaves as it is,
   * past the schema.
   */
  readonly responseType?:
    | 'application/json'
    | 'application/pdf'
    | 'text/csv'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  /** Set where the answer carries the session's token in its `Authorization` header. */
  readonly answersWithToken?: true;
  readonly errors: readonly ErrorCode[];
}

export function endpoint<const Declaration extends Endpoint>(declaration: Declaration): Declaration {
  return declaration;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Part<E, Name extends string> = E extends { readonly [Key in Name]: infer Schema } ? Schema : undefined;

/** What a handler gets: the parts as the schemas made them. */
export type ParamsOf<E> = Output<Part<E, 'params'>>;
export type QueryOf<E> = Output<Part<E, 'query'>>;
export type BodyOf<E> = Output<Part<E, 'body'>>;
export type FormOf<E> = Output<Part<E, 'form'>>;
export type ResponseOf<E> = Output<Part<E, 'response'>>;

/** What a client sends. */
export type GivenParamsOf<E> = Input<Part<E, 'params'>>;
export type GivenQueryOf<E> = Input<Part<E, 'query'>>;
export type GivenBodyOf<E> = Input<Part<E, 'body'>>;
export type GivenFormOf<E> = Input<Part<E, 'form'>>;
