import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { importedFile, importsOf } from '#tests/architecture/imports.ts';

/** A page with the files of its component and of the frames around it. */
export interface Route {
  readonly path: string;
  readonly files: readonly string[];
  /** The route as it is written, without those inside it. */
  readonly source: string;
  /** Where it is written. */
  readonly writtenIn: string;
}

export const routeFiles = ['src/app/routes.tsx', 'src/app/member-routes.tsx', 'src/app/account-routes.ts'];
const lazyScreens = 'src/app/lazy-screens.ts';

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The file that the code loads later. */
function loadedFile(from: string, node: ts.Node): string | null {
  const [, name] = /import\(\s*['"]([^'"]+)['"]/.exec(node.getText()) ?? [];
  return name === undefined ? null : importedFile(from, name);
}

function propertyOf(route: ts.ObjectLiteralExpression, name: string): ts.Expression | null {
  for (const property of route.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
  return null;
}

/** The files of lazily loaded screens by their names. */
function screenFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const file = ts.isPropertyAssignment(node) ? loadedFile(lazyScreens, node.initializer) : null;
    if (ts.isPropertyAssignment(node) && file !== null) found.set(node.name.getText(), file);
    ts.forEachChild(node, visit);
  };
  visit(parse(lazyScreens));
  return found;
}

/** All routes that have a path. */
export function readRoutes(): Route[] {
  const lazy = screenFiles();
  const trees = routeFiles.map(parse);
  const declared = new Map(
    trees.flatMap((tree) =>
      tree.statements.flatMap((statement) =>
        ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.map((each) => [each.name.getText(), each] as const)
          : [],
      ),
    ),
  );
  const imported = new Map(
    routeFiles.flatMap((file) =>
      importsOf(file).flatMap(({ to, names }) => [...names.values()].map((name) => [name, to] as const)),
    ),
  );

  /** The file of what the route renders; null if it only groups others. */
  const fileOf = (route: ts.ObjectLiteralExpression): string | null => {
    const shown = propertyOf(route, 'Component') ?? propertyOf(route, 'element');
    if (shown !== null) return imported.get(/\w+/.exec(shown.getText())?.[0] ?? '') ?? null;
    const [, call, name = ''] = /^(\w+)\('?(\w+)'?\)$/.exec(propertyOf(route, 'lazy')?.getText() ?? '') ?? [];
    if (call === 'lazyScreen') return lazy.get(name) ?? null;
    const declaration = declared.get(name);
    return declaration === undefined ? null : loadedFile(routeFiles[0] ?? '', declaration);
  };

  const listOf = (node: ts.Node | undefined, frames: readonly string[]): Route[] => {
    if (node === undefined) return [];
    if (ts.isArrowFunction(node)) return listOf(node.body, frames);
    if (ts.isSpreadElement(node)) return listOf(node.expression, frames);
    if (ts.isParenthesizedExpression(node) || ts.isCallExpression(node))
      return listOf(node.expression, frames);
    // what `routesOf` is given
    if (ts.isIdentifier(node))
      return listOf(declared.get(node.text === 'members' ? 'memberRoutes' : node.text)?.initializer, frames);
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((each) => listOf(each, frames));
    return ts.isObjectLiteralExpression(node) ? routeOf(node, frames) : [];
  };

  const routeOf = (node: ts.ObjectLiteralExpression, frames: readonly string[]): Route[] => {
    const file = fileOf(node);
    const files = file === null ? frames : [...frames, file];
    const children = propertyOf(node, 'children');
    if (children !== null) return listOf(children, files);
    const path = propertyOf(node, 'path');
    if (path === null || !ts.isStringLiteral(path)) return [];
    return [{ path: path.text, files, source: node.getText(), writtenIn: node.getSourceFile().fileName }];
  };
  return listOf(declared.get('routesOf')?.initializer, []);
}
