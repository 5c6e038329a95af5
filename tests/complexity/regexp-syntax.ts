/** The parts of a regular expression that decide how much a backtracking matcher tries. */
export type PatternNode =
  /** Consumes one character that `source` alone would match: a letter, an escape, a class. */
  | { readonly kind: 'one'; readonly source: string }
  /** Consumes nothing: `^`, `$`, `\b`, `\B`. */
  | { readonly kind: 'boundary'; readonly source: string }
  | { readonly kind: 'sequence'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly nodes: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly node: PatternNode;
      readonly min: number;
      readonly max: number;
      readonly isLazy: boolean;
    }
  | {
      readonly kind: 'look';
      readonly node: PatternNode;
      readonly isBehind: boolean;
      readonly isNegative: boolean;
    };

const groupStart = /\((?:\?(?:(:)|(<?)([=!])|<[^>]*>))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/y;
const boundary = /[$^]|\\[bB]/y;
const single =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[^pPxuck1-9])|\[(?:\\.|[^\\\]])*\]|[^\\[()|*+?]/suy;

/** Parses the source of a regular expression. Back references and modifiers are errors. */
export function patternNodes(source: string): PatternNode {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    at = pattern.lastIndex === 0 ? at : pattern.lastIndex;
    return found;
  };

  function choice(): PatternNode {
    const nodes = [sequence()];
    while (source[at] === '|') {
      at += 1;
      nodes.push(sequence());
    }
    return nodes.length === 1 && nodes[0] !== undefined ? nodes[0] : { kind: 'choice', nodes };
  }

  function sequence(): PatternNode {
    const nodes: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') nodes.push(repeated(atom()));
    return { kind: 'sequence', nodes };
  }

  function atom(): PatternNode {
    const end = take(boundary);
    if (end !== null) return { kind: 'boundary', source: end[0] };
    const group = take(groupStart);
    if (group !== null) {
      const node = choice();
      if (source[at] !== ')') throw new Error(`no group that can be counted in /${source}/ at ${at}`);
      at += 1;
      const [, , behind, look] = group;
      return look === undefined
        ? node
        : { kind: 'look', node, isBehind: behind === '<', isNegative: look === '!' };
    }
    const one = take(single);
    if (one === null) throw new Error(`nothing that can be counted in /${source}/ at ${at}`);
    return { kind: 'one', source: one[0] };
  }

  function repeated(node: PatternNode): PatternNode {
    const found = take(quantifier);
    if (found === null) return node;
    const [, sign, from, comma, to, lazy] = found;
    const min = sign === undefined ? Number(from) : Number(sign === '+');
    const isOpen = sign === undefined ? comma !== undefined && to === '' : sign !== '?';
    const most = sign === '?' ? 1 : Number(to ?? from);
    return { kind: 'repeat', node, min, max: isOpen ? Number.POSITIVE_INFINITY : most, isLazy: lazy === '?' };
  }

  return choice();
}
