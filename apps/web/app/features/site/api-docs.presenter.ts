import type { OpenApiDocument } from '@sevenfold/contract/platform/openapi';

export interface ShownOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: unknown[];
  readonly body: unknown;
  readonly success: unknown;
  readonly answers: readonly { status: string; description: string }[];
}

export interface ShownGroup {
  readonly tag: string;
  readonly operations: ShownOperation[];
}

type Content = { readonly 'application/json'?: { readonly schema?: unknown } };

interface DocumentedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: unknown[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly description: string; readonly content?: Content }>;
}

/** The document's operations in reading order: group by group, as the contract declares them. */
export function shownOperations(document: OpenApiDocument): ShownGroup[] {
  const groups: ShownGroup[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, value] of Object.entries(methods)) {
      const operation = value as DocumentedOperation;
      const tag = operation.tags[0] ?? 'Other';
      let group = groups.find((existing) => existing.tag === tag);
      if (!group) {
        group = { tag, operations: [] };
        groups.push(group);
      }
      const responses = Object.entries(operation.responses);
      group.operations.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description.replaceAll('`', ''),
        parameters: operation.parameters,
        body: operation.requestBody?.content['application/json']?.schema,
        success: responses.find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']
          ?.schema,
        answers: responses.map(([status, response]) => ({ status, description: response.description })),
      });
    }
  }
  return groups;
}
