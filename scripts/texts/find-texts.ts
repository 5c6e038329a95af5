import ts from 'typescript';

/** A text in the code of the app that belongs in a texts file. */
export interface FoundText {
  readonly node: ts.Node;
  readonly text: string;
  readonly line: number;
}

/** Attributes whose strings are names for the program. */
const technical =
  /^(?:className|id|href|to|key|type|name|role|as|tone|variant|size|width|height|gap|pad|rel|target|src|srcSet|sizes|style|inputMode|autoComplete|autoCapitalize|enterKeyHint|method|accept|pattern|lang|dir|d|viewBox|fill|stroke\w*|transform|points|loading|decoding|fetchPriority|itemProp|data-[\w-]+|aria-(?:live|haspopup|current|controls|labelledby|describedby|hidden|relevant|orientation|sort|autocomplete|invalid|atomic))$/;
const keyNames =
  /^(?:Enter|Escape|Tab|Home|End|Backspace|Delete|PageUp|PageDown|Arrow(?:Up|Down|Left|Right)|Space|Shift|Control)$/;

const letter = /\p{L}/u;
/** Begins like a sentence, or has words. */
const prose = /^[\s“"(]*\p{Lu}\p{Ll}|[\p{L}…][,.:;!?’]*\s+[\p{L}“(…]/u;
const headers = /^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/;
/** A line of a drawing. */
const drawing = /^M…[\s…A-Za-z\d-]*$/;

/** The text of a literal, with `…` for the values in it. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** Whether the literal stands where only the program reads it. */
function isForProgram(node: ts.Node): boolean {
  const { parent } = node;
  if (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    ts.isExpressionStatement(parent) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node)
  )
    return true;
  if (ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)) return true;
  for (let at: ts.Node = node; at.parent !== undefined; at = at.parent) {
    const above = at.parent;
    if (ts.isJsxAttribute(above)) return technical.test(above.name.getText());
    if (ts.isJsxExpression(above) && !ts.isJsxAttribute(above.parent)) return false;
    if (ts.isThrowStatement(above)) return true;
    if (
      ts.isNewExpression(above) &&
      /^(?:RegExp|\w*Error|URL|Event|Request)$/.test(above.expression.getText())
    )
      return true;
    if (ts.isCallExpression(above) && above.expression !== at) return isProgramCall(above);
    if (ts.isPropertyAssignment(above) && technical.test(above.name.getText())) return true;
    if (ts.isFunctionLike(above) || ts.isStatement(above)) return false;
  }
  return false;
}

const programCalls =
  /^(?:import|logFailure|console\.\w+|classNames|matchMedia|window\.matchMedia|fetch|caches\.\w+|indexedDB\.\w+|RegExp|Symbol|describe|require|import\.meta\.\w+)$|\.(?:addEventListener|removeEventListener|querySelector|querySelectorAll|closest|matches|startsWith|endsWith|includes|has|get|set|split|getAttribute|setAttribute|test|createElement|open|postMessage)$/;
const isProgramCall = ({ expression }: ts.CallExpression) => programCalls.test(expression.getText());

/** Whether the literal is shown as it stands: a child of an element, or a named text of it. */
function isShown(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent !== undefined; at = at.parent) {
    const above = at.parent;
    if (ts.isJsxAttribute(above))
      return /^(?:aria-label|label|title|placeholder|alt|description|hint)$/.test(above.name.getText());
    if (ts.isJsxExpression(above) && !ts.isJsxAttribute(above.parent)) return true;
    if (ts.isCallExpression(above) || ts.isFunctionLike(above) || ts.isStatement(above)) return false;
  }
  return false;
}

/** The texts for members in a source file: what is shown as it stands, and every literal that reads as prose. */
export function findTexts(file: string, source: string): FoundText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && letter.test(text.replaceAll('…', ''))) {
      const words = ts.isJsxText(node) || (isShown(node) && !isForProgram(node));
      const reads =
        prose.test(text) &&
        !keyNames.test(text) &&
        !headers.test(text) &&
        !drawing.test(text) &&
        !isForProgram(node);
      if (words || reads) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        found.push({ node, text, line: line + 1 });
        if (!ts.isTemplateExpression(node)) return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
