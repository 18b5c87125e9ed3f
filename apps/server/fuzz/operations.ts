import type { Schema } from './schema-values.ts';

export interface Operation {
  readonly name: string;
  readonly method: string;
  /** With its parameters as `{name}`. */
  readonly path: string;
  readonly params: Readonly<Record<string, Schema>>;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body?: Schema | undefined;
  readonly form?: Schema | undefined;
}

interface Described {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** Every call that the document describes. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
      const named = (place: string) =>
        Object.fromEntries(
          parameters.filter((part) => part.in === place).map(({ name, schema }) => [name, schema]),
        );
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        params: named('path'),
        query: named('query'),
        body: requestBody?.content['application/json']?.schema,
        form: requestBody?.content['multipart/form-data']?.schema,
      };
    }),
  );
}
