import { z } from 'zod';
import type { Access, Endpoint } from './endpoint.ts';
import { type ErrorCode, errorBodySchema, errorStatus } from './errors.ts';

const accessWords: Record<Access, string> = {
  anyone: 'Open to everyone.',
  'signed-in': 'For signed-in users.',
  staff: 'For staff and owners.',
  owner: 'For owners.',
};

type JsonSchema = Record<string, unknown>;

/** JSON Schema of one side of a zod schema; a rule that JSON Schema can't express is left to the prose. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest as JsonSchema;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function failures(codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const words = codes.filter((code) => errorStatus[code] === status).map((code) => `\`${code}\``);
      return [
        String(status),
        {
          description: `\`code\` is ${words.join(' or ')}`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ];
    }),
  );
}

const file = { type: 'string', format: 'binary' };

function withFiles(fields: JsonSchema, names: readonly string[] | undefined): JsonSchema {
  const several = names?.map((name) => [name, { type: 'array', items: file }] as const);
  return {
    ...fields,
    properties: {
      ...(fields.properties as JsonSchema),
      ...(several ? Object.fromEntries(several) : { file }),
    },
    required: [...((fields.required as string[] | undefined) ?? []), ...(several ? [] : ['file'])],
  };
}

function operation(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: [
      accessWords[endpoint.access],
      ...(endpoint.alsoAt
        ? [`Also answers at ${endpoint.alsoAt.map((path) => `\`${path}\``).join(', ')}.`]
        : []),
    ].join(' '),
    ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.form && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': { schema: withFiles(jsonSchema(endpoint.form, 'input'), endpoint.files) },
        },
      },
    }),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Success',
        ...(endpoint.answersWithToken && {
          headers: {
            Authorization: { description: '`Bearer` and the token', schema: { type: 'string' } },
            'X-Device-Id': {
              description:
                'There when the browser is to keep another id than it sent, and send that one from now on',
              schema: { type: 'string' },
            },
          },
        }),
        content: isFile(endpoint)
          ? { [endpoint.responseType!]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      },
      ...failures(endpoint.errors),
    },
  };
}

const isFile = ({ responseType = 'application/json' }: Endpoint): boolean =>
  responseType !== 'application/json';

/** The OpenAPI 3.1 description of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], info: { title: string; version: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      ...info,
      description:
        'Every path answers with and without a trailing slash. A failure has a fitting status and a body of message, code and, for invalid input, issues.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
