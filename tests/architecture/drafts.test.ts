import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Handlers of fields, by which a member types or chooses something. */
const isFieldHandler = (name: string) => /^on(?:Change|Type|Toggle)$/.test(name);

/** Whether something is open, which one, how far it is dragged: no text and nothing saved. */
const isViewState = (initial: ts.Expression | undefined) =>
  initial !== undefined &&
  (initial.kind === ts.SyntaxKind.TrueKeyword ||
    initial.kind === ts.SyntaxKind.FalseKeyword ||
    initial.kind === ts.SyntaxKind.NullKeyword ||
    ts.isNumericLiteral(initial) ||
    (ts.isStringLiteral(initial) && initial.text !== ''));

function within(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

const mentions = (node: ts.Node, names: readonly string[]) =>
  within(node).some((child) => ts.isIdentifier(child) && names.includes(child.text));

/** What a component holds itself although a machine should: drafts, and state that a field sets. */
function draftsIn(text: string): string[] {
  const nodes = within(ts.createSourceFile('component.tsx', text, ts.ScriptTarget.Latest, true));
  const variables = nodes.filter(ts.isVariableDeclaration);
  const states = variables.flatMap(({ name, initializer }) =>
    ts.isArrayBindingPattern(name) &&
    initializer !== undefined &&
    ts.isCallExpression(initializer) &&
    initializer.expression.getText() === 'useState'
      ? [
          {
            text: name.getText(),
            setter: name.elements[1]?.getText() ?? '',
            initial: initializer.arguments[0],
          },
        ]
      : [],
  );
  const handlers = nodes.filter(ts.isJsxAttribute).filter(({ name }) => isFieldHandler(name.getText()));
  return states
    .filter(({ setter, initial }) => {
      const callers = variables.flatMap(({ name, initializer }) =>
        initializer !== undefined && !ts.isArrayBindingPattern(name) && mentions(initializer, [setter])
          ? [name.getText()]
          : [],
      );
      return !isViewState(initial) || handlers.some((handler) => mentions(handler, [setter, ...callers]));
    })
    .map((state) => state.text);
}

test('what a member types or chooses is in a machine (useDraft), or a secret (useSecret)', () => {
  const drafts = sourceFiles()
    .filter((file) => /^src\/features\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => draftsIn(readFileSync(file, 'utf8')).map((state) => `${file}: ${state}`));
  expect(drafts).toEqual([]);
});

test.each([
  ['const [typed, setTyped] = useState(name);', ['[typed, setTyped]']],
  ["const [typed, setTyped] = useState('');", ['[typed, setTyped]']],
  ['const [draft, setDraft] = useState(() => draftOf(saved));', ['[draft, setDraft]']],
  [
    'const [severity, setSeverity] = useState(null); const field = <Select onChange={setSeverity} />;',
    ['[severity, setSeverity]'],
  ],
  [
    'const [is, set] = useState(false); const flip = () => set(!is); const field = <Switch onChange={() => flip()} />;',
    ['[is, set]'],
  ],
  ['const [isOpen, setOpen] = useState(false); const button = <Button onClick={() => setOpen(true)} />;', []],
])('%s', (text, drafts) => {
  expect(draftsIn(text)).toEqual(drafts);
});
