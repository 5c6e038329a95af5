import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const files = globSync('machines/**/*.machine.ts').map((path) => path.replaceAll('\\', '/'));

function within(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

const isCallOf = (name: string) => (node: ts.Node) =>
  ts.isCallExpression(node) &&
  (ts.isIdentifier(node.expression)
    ? node.expression.text === name
    : ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name);

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const nodes = within(source);
  const configs = nodes
    .filter(isCallOf('createMachine'))
    .map((call) => (ts.isCallExpression(call) ? call.arguments[0] : undefined));
  const config = configs[0];

  test('has a setup, then one literal configuration', () => {
    expect(nodes.filter(isCallOf('setup'))).toHaveLength(1);
    expect(configs).toHaveLength(1);
    expect(config !== undefined && ts.isObjectLiteralExpression(config)).toBe(true);
  });

  test('has only names in its configuration: no functions, spreads, computed keys or calls but submissions and loads', () => {
    const wrong = (config === undefined ? [] : within(config)).filter(
      (node) =>
        ts.isFunctionLike(node) ||
        ts.isSpreadAssignment(node) ||
        ts.isSpreadElement(node) ||
        ts.isComputedPropertyName(node) ||
        (ts.isCallExpression(node) && !isCallOf('submission')(node) && !isCallOf('loading')(node)) ||
        ts.isConditionalExpression(node) ||
        ts.isTemplateExpression(node),
    );
    expect(wrong.map((node) => node.getText())).toEqual([]);
  });

  test('names events noun.verbed and guards is..., has...', () => {
    const handlers = (config === undefined ? [] : within(config)).filter(
      (node): node is ts.PropertyAssignment => ts.isPropertyAssignment(node) && node.name.getText() === 'on',
    );
    const events = handlers.flatMap(({ initializer }) =>
      ts.isObjectLiteralExpression(initializer)
        ? initializer.properties.map((property) => property.name?.getText().replaceAll("'", '') ?? '')
        : [],
    );
    expect(events.filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))).toEqual([]);
    const guards = [...text.matchAll(/guard: (?:\{ type: )?'([^']+)'/g)].map((match) => match[1] ?? '');
    expect(guards.filter((name) => !/^(is|has)[A-Z]/.test(name))).toEqual([]);
  });

  test('imports the rules, the types of the contract, xstate and what flows share; nothing else', () => {
    const area = file.split('/')[1] ?? '';
    const wrong = source.statements.filter(ts.isImportDeclaration).filter((statement) => {
      const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
      const typeOnly = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (from.startsWith('#contract/')) return !typeOnly;
      if (from.startsWith('./')) return area !== 'shared' && from.endsWith('.machine.ts');
      return from !== 'xstate' && !from.startsWith('#domain/') && !/^\.\.\/shared\/[^/]+$/.test(from);
    });
    expect(wrong.map((statement) => statement.getText())).toEqual([]);
  });

  test('touches nothing outside: no network, storage, clock, address or chance', () => {
    const outside =
      /\b(fetch|XMLHttpRequest|localStorage|sessionStorage|window|document|navigator|location|history|Date|Math\.random|setTimeout|setInterval|console)\b\s*[.(]/;
    expect(outside.exec(text)?.[0] ?? null).toBeNull();
  });

  test('is short enough to read at one sitting', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(250);
  });
});
