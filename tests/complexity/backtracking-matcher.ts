import { type PatternNode, patternNodes } from './regexp-syntax.ts';

/** Instructions of a backtracking matcher; a jump goes to the index of an instruction. */
type Instruction =
  | { readonly kind: 'one'; readonly isMatch: (character: string) => boolean }
  | { readonly kind: 'boundary'; readonly isHere: (text: string, at: number) => boolean }
  /** Tries `first`, and `second` if what follows fails. */
  | { readonly kind: 'split'; readonly first: number; readonly second: number }
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'look'; readonly program: Program; readonly isNegative: boolean }
  /** Remembers the position at the start of an iteration. */
  | { readonly kind: 'mark'; readonly loop: number }
  /** Ends an iteration that has consumed nothing. */
  | { readonly kind: 'progress'; readonly loop: number };

interface Program {
  readonly instructions: readonly Instruction[];
  readonly isBackward: boolean;
}

interface Marks {
  readonly loop: number;
  readonly at: number;
  readonly before: Marks | null;
}

const newLines = new Set(['\n', '\r', '\u2028', '\u2029']);

/** A character of two code units is at this index. */
const isPair = (text: string, at: number) =>
  (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;

/** What a character is, as the engine decides it, remembered by character. */
function tester(source: string, flags: string, exec: typeof RegExp.prototype.exec) {
  const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gymd]/g, ''));
  const known = new Map<string, boolean>();
  return (character: string): boolean => {
    const found = known.get(character) ?? exec.call(pattern, character) !== null;
    known.set(character, found);
    return found;
  };
}

const isNullable = (node: PatternNode): boolean => {
  if (node.kind === 'one') return false;
  if (node.kind === 'sequence') return node.nodes.every(isNullable);
  if (node.kind === 'choice') return node.nodes.some(isNullable);
  return node.kind !== 'repeat' || node.min === 0 || isNullable(node.node);
};

class Compiler {
  readonly #flags: string;
  readonly #exec: typeof RegExp.prototype.exec;
  #loops = 0;

  constructor(flags: string, exec: typeof RegExp.prototype.exec) {
    this.#flags = flags;
    this.#exec = exec;
  }

  program(node: PatternNode, isBackward: boolean): Program {
    const instructions: Instruction[] = [];
    this.#add(instructions, node, isBackward);
    return { instructions, isBackward };
  }

  #add(to: Instruction[], node: PatternNode, isBackward: boolean): void {
    if (node.kind === 'one') to.push({ kind: 'one', isMatch: tester(node.source, this.#flags, this.#exec) });
    else if (node.kind === 'boundary') to.push({ kind: 'boundary', isHere: this.#boundary(node.source) });
    else if (node.kind === 'look')
      to.push({
        kind: 'look',
        program: this.program(node.node, node.isBehind),
        isNegative: node.isNegative,
      });
    else if (node.kind === 'sequence')
      for (const each of isBackward ? node.nodes.toReversed() : node.nodes) this.#add(to, each, isBackward);
    else if (node.kind === 'choice') this.#choice(to, node.nodes, isBackward);
    else this.#repeat(to, node, isBackward);
  }

  #boundary(source: string): (text: string, at: number) => boolean {
    const isNewLine = (character = '') => newLines.has(character);
    const isMultiline = this.#flags.includes('m');
    if (source === '^') return (text, at) => at === 0 || (isMultiline && isNewLine(text[at - 1]));
    if (source === '$') return (text, at) => at === text.length || (isMultiline && isNewLine(text[at]));
    const isWord = tester('\\w', this.#flags, this.#exec);
    const isBetween = (text: string, at: number) => isWord(text[at - 1] ?? '') !== isWord(text[at] ?? '');
    return source === '\\b' ? isBetween : (text, at) => !isBetween(text, at);
  }

  #choice(to: Instruction[], nodes: readonly PatternNode[], isBackward: boolean): void {
    const ends: number[] = [];
    for (const [index, node] of nodes.entries()) {
      const isLast = index === nodes.length - 1;
      const split = to.length;
      if (!isLast) to.push({ kind: 'jump', to: 0 });
      this.#add(to, node, isBackward);
      if (isLast) break;
      ends.push(to.length);
      to.push({ kind: 'jump', to: 0 });
      to[split] = { kind: 'split', first: split + 1, second: to.length };
    }
    for (const end of ends) to[end] = { kind: 'jump', to: to.length };
  }

  #repeat(
    to: Instruction[],
    { node, min, max, isLazy }: Extract<PatternNode, { kind: 'repeat' }>,
    isBackward: boolean,
  ): void {
    for (let count = 0; count < min; count += 1) this.#add(to, node, isBackward);
    const splits: number[] = [];
    const loop = this.#loops;
    this.#loops += 1;
    for (let count = min; count < (max === Number.POSITIVE_INFINITY ? min + 1 : max); count += 1) {
      splits.push(to.length);
      to.push({ kind: 'jump', to: 0 });
      if (isNullable(node)) to.push({ kind: 'mark', loop });
      this.#add(to, node, isBackward);
      if (isNullable(node)) to.push({ kind: 'progress', loop });
    }
    if (max === Number.POSITIVE_INFINITY) to.push({ kind: 'jump', to: splits[0] ?? 0 });
    for (const at of splits) {
      const [enter, leave] = [at + 1, to.length];
      to[at] = {
        kind: 'split',
        first: isLazy ? leave : enter,
        second: isLazy ? enter : leave,
      };
    }
  }
}

/** Matches as a backtracking engine does, and counts its steps. */
export class BacktrackingMatcher {
  steps = 0;
  readonly #program: Program;
  readonly #isUnicode: boolean;

  /** `exec`: the engine's own, where that of the prototype is replaced. */
  constructor({ source, flags }: RegExp, exec: typeof RegExp.prototype.exec) {
    this.#isUnicode = /[uv]/.test(flags);
    this.#program = new Compiler(flags, exec).program(patternNodes(source), false);
  }

  /** Start and end of the first match from an index on; null: none. */
  find(text: string, from: number, isSticky: boolean): readonly [number, number] | null {
    for (let start = from; start <= text.length; start += this.#width(text, start)) {
      const end = this.#run(this.#program, text, start);
      if (end !== null) return [start, end];
      if (isSticky) return null;
    }
    return null;
  }

  #width(text: string, at: number): number {
    return this.#isUnicode && isPair(text, at) ? 2 : 1;
  }

  /** The character before or after a position; empty: none. */
  #character(text: string, at: number, isBackward: boolean): string {
    if (!isBackward) return this.#width(text, at) === 2 ? text.slice(at, at + 2) : text.charAt(at);
    return this.#isUnicode && isPair(text, at - 2) ? text.slice(at - 2, at) : text.charAt(at - 1);
  }

  #run({ instructions, isBackward }: Program, text: string, start: number): number | null {
    const untried: { readonly next: number; readonly at: number; readonly marks: Marks | null }[] = [];
    let next = 0;
    let at = start;
    let marks: Marks | null = null;
    for (;;) {
      this.steps += 1;
      const instruction = instructions[next];
      if (instruction === undefined) return at;
      next += 1;
      let isFailure = false;
      if (instruction.kind === 'one') {
        const character = this.#character(text, at, isBackward);
        isFailure = character === '' || !instruction.isMatch(character);
        at += isBackward ? -character.length : character.length;
      } else if (instruction.kind === 'jump') next = instruction.to;
      else if (instruction.kind === 'split') {
        untried.push({ next: instruction.second, at, marks });
        next = instruction.first;
      } else if (instruction.kind === 'boundary') isFailure = !instruction.isHere(text, at);
      else if (instruction.kind === 'look')
        isFailure = (this.#run(instruction.program, text, at) === null) !== instruction.isNegative;
      else if (instruction.kind === 'mark') marks = { loop: instruction.loop, at, before: marks };
      else {
        let mark: Marks | null = marks;
        while (mark !== null && mark.loop !== instruction.loop) mark = mark.before;
        isFailure = mark?.at === at;
      }
      if (!isFailure) continue;
      const other = untried.pop();
      if (other === undefined) return null;
      ({ next, at, marks } = other);
    }
  }
}
