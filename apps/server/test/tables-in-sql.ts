import ts from 'typescript';

/** What stands before the name of a table. */
const before =
  /\b(?:from|join|update|into|using|truncate|table|references)\s+(?:only\s+|lateral\s+)?"?([a-z_][a-z_0-9]*)"?/gi;
/** Further tables of a list: `from a x, b y`. */
const further =
  /\bfrom\s+"?[a-z_][a-z_0-9]*"?(?:\s+(?:as\s+)?[a-z_]\w*)?((?:\s*,\s*"?[a-z_]\w*"?(?:\s+(?:as\s+)?\w+)?)+)/gi;
/** Names that a statement gives to parts of itself hide tables of the same name. */
const ownNames = /\b([a-z_][a-z_0-9]*)\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

/** Tables that a piece of SQL names, as far as they are among the known ones. */
export function tablesInSql(statement: string, known: ReadonlySet<string>): string[] {
  const text = statement.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");
  const own = new Set([...text.matchAll(ownNames)].map(([, name]) => name!.toLowerCase()));
  const listed = [...text.matchAll(further)].flatMap(([, rest]) =>
    rest!.split(',').map((one) => one.trim().split(/\s+/)[0]!.replaceAll('"', '')),
  );
  const named = [...text.matchAll(before)].map(([, name]) => name!);
  return [...new Set([...named, ...listed].map((name) => name.toLowerCase()))].filter(
    (name) => known.has(name) && !own.has(name),
  );
}

/** Every text of a source file that may be SQL, with a mark where something is put in. */
export function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      texts.push(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' $put_in '),
      );
    } else if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('any.ts', source, ts.ScriptTarget.Latest));
  return texts;
}

/** What a source file imports as values: the name it has where it comes from, and from where. */
export function importsOf(source: string): { name: string; from: string }[] {
  const { statements } = ts.createSourceFile('any.ts', source, ts.ScriptTarget.Latest);
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || importClause.isTypeOnly) return [];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({
        name: (propertyName ?? name).text,
        from: (moduleSpecifier as ts.StringLiteral).text,
      }));
  });
}
