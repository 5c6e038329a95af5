import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Name of a class in the built app: short, and the same in the page and in what is rendered ahead of it. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file);
  return `k${createHash('sha256').update(`${path} ${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;
}

const classes = /\.((?:[\w-]|\\.)+)/g;

/** Whether a selector can match something in the markup, by its classes alone. */
function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const positive = selector.replace(/:(?:not|where\(:not)\([^)]*\)/g, '');
  return [...positive.matchAll(classes)].every((match) => used.has((match[1] ?? '').replaceAll('\\', '')));
}

function prune(rule: Rule, used: ReadonlySet<string>): void {
  const kept = rule.selectors.filter((selector) => isUsed(selector, used));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}

const isEmpty = (node: ChildNode) => 'nodes' in node && node.nodes?.length === 0;

/**
 * The part of a style sheet that a piece of markup needs to look as it will: rules without classes, and those whose
 * classes all occur in it. Rules for hovering and for scripts' states stay away.
 */
export function criticalCss(css: string, markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
  );
  const root = postcss.parse(css);
  root.walkAtRules(/^(?:media|layer)$/, (at: AtRule) => {
    if (at.name === 'layer' || /hover|forced-colors/.test(at.params)) at.remove();
  });
  root.walkRules((rule) => {
    const inKeyframes = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
    if (!inKeyframes) prune(rule, used);
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  const text = root.toString();
  root.walkAtRules('keyframes', (at: AtRule) => {
    if (!new RegExp(`animation[^;}]*\\b${at.params}\\b`).test(text)) at.remove();
  });
  root.walkAtRules((at: AtRule) => {
    if (isEmpty(at)) at.remove();
  });
  return root.toString();
}
