import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text of a texts file. */
export interface Text {
  readonly file: string;
  /** `recipes`, `ui/verdict`, `offline`. */
  readonly feature: string;
  /** The name that is exported: a component or a screen. */
  readonly part: string;
  readonly key: string;
  /** Values as `{name}`, alternatives as `(one|other)`. */
  readonly text: string;
}

export const isTextsFile = (file: string): boolean => /(?:^|\/)texts(?:\/[\w-]+)?\.ts$/.test(file);

export const textsFiles = (): string[] => globSync('src/**/{texts,texts/*}.ts').filter(isTextsFile).sort();

/** The folder that the texts belong to, without `src/` and `features/`. */
export const featureOf = (file: string): string =>
  file.replace(/^src\/(?:features\/)?/, '').replace(/\/texts(?:\/[\w-]+)?\.ts$/, '');

const placeholder = (node: ts.Expression) => `{${node.getText()}}`;

/** What a function of the file returns. */
function returned(node: ts.ArrowFunction): ts.Expression | null {
  if (!ts.isBlock(node.body)) return node.body;
  const last = node.body.statements.at(-1);
  return last !== undefined && ts.isReturnStatement(last) ? (last.expression ?? null) : null;
}

/** The words of an expression as a product owner reads them. */
function wordsOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map(({ expression, literal }) => wordsOf(expression) + literal.text).join('')
    );
  if (ts.isConditionalExpression(node)) return `(${wordsOf(node.whenTrue)}|${wordsOf(node.whenFalse)})`;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return wordsOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return wordsOf(node.left) + wordsOf(node.right);
  if (ts.isArrowFunction(node)) {
    const result = returned(node);
    return result === null ? '' : wordsOf(result);
  }
  return placeholder(node);
}

/** The texts below an expression, with their keys joined by dots. */
function entriesOf(node: ts.Expression, key: string): { key: string; text: string }[] {
  const below = (name: string) => (key === '' ? name : `${key}.${name}`);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return entriesOf(node.expression, key);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? entriesOf(property.initializer, below(property.name.getText().replaceAll("'", '')))
        : [],
    );
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element, index) => entriesOf(element, below(String(index + 1))));
  return [{ key, text: wordsOf(node) }];
}

/** All texts of a file, in its order. */
export function readTexts(file: string, source = readFileSync(file, 'utf8')): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return tree.statements.flatMap((statement) => {
    const isExported = statement.getText().startsWith('export const ');
    if (!ts.isVariableStatement(statement) || !isExported) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer === undefined
        ? []
        : entriesOf(initializer, '').map(({ key, text }) => ({
            file,
            feature: featureOf(file),
            part: name.getText(),
            key,
            text,
          })),
    );
  });
}
