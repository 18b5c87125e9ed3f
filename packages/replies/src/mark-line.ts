import { readAccuracy } from './accuracy.ts';
import { type Asked, type Form, forms, type Kind, kinds } from './asked.ts';
import { type MarkedReply, markReply } from './mark-reply.ts';

/** One line of JSON in, what is to be printed for it out. What is wrong with a line is told, never thrown. */
export function markLine(line: string): MarkedReply | { error: string } {
  try {
    const { asked, given } = readLine(line);
    return markReply(asked, given);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function readLine(line: string): { asked: Asked; given: string } {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('not a JSON object');
  const fields = new Map(
    Object.entries(value).filter(([, content]) => content !== null && content !== undefined),
  );
  const asked: Asked = {
    kind: kindOf(textOf(fields, 'kind')),
    expected: textOf(fields, 'expected'),
    variables: variablesOf(fields.get('variables')),
    accuracy: readAccuracy(fields.get('accuracy')),
    form: fields.has('form') ? formOf(textOf(fields, 'form')) : undefined,
    unit: fields.has('unit') ? textOf(fields, 'unit') : undefined,
  };
  return { asked, given: textOf(fields, 'given') };
}

function textOf(fields: ReadonlyMap<string, unknown>, name: string): string {
  const value = fields.get(name);
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'string') throw new Error(`${name} is missing`);
  return value;
}

function kindOf(text: string): Kind {
  const kind = kinds.find((known) => known === text);
  if (!kind) throw new Error(`kind is not known: ${text}`);
  return kind;
}

const otherNames: Readonly<Record<string, Form>> = {
  factorized: 'factorised',
  factored: 'factorised',
  logarithmic: 'logarithm',
  'scientific notation': 'standard form',
};

function formOf(text: string): Form {
  const name = text.toLowerCase().replaceAll(/[-_]/g, ' ');
  const form = forms.find((known) => known === name) ?? otherNames[name];
  if (!form) throw new Error(`form is not known: ${text}`);
  return form;
}

function variablesOf(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string')) {
    throw new Error('variables is not a list of names');
  }
  return value;
}
