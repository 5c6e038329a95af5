import { type Part, type PartFilter, plainPart } from './search-labels.ts';

/** Words are looked up in phrases of at most so many. */
export const maxPhraseWords = 4;

/** The words of a search that are left to read, and the parts that were read, from the left. */
export class SearchWords {
  readonly left: string[];
  readonly parts: Part[] = [];

  constructor(words: readonly string[]) {
    this.left = [...words];
  }

  text = (count: number, from = 0) => this.left.slice(from, from + count).join(' ');

  /** Consumes so many words, as one part with that label. */
  take(count: number, label: string, isProtecting = false, filter?: PartFilter): true {
    this.parts.push({ text: this.text(count), label, isProtecting, ...(filter && { filter }) });
    this.left.splice(0, count);
    return true;
  }

  /** Consumes so many words that ask for what can't be done: neither a filter nor words to search for. */
  takeUnread(count: number, what: string): true {
    this.parts.push({ text: this.text(count), label: `can’t ${what}`, isProtecting: true, isUnread: true });
    this.left.splice(0, count);
    return true;
  }

  /** Consumes so many plain words. */
  keep(count: number): true {
    for (const text of this.left.splice(0, count)) this.parts.push(plainPart(text));
    return true;
  }

  /** Adds a part that keeps a food away from the member. */
  protect(text: string, label: string): void {
    this.parts.push({ text, label, isProtecting: true });
  }

  skip(count: number): void {
    this.left.splice(0, count);
  }

  /** The value of the longest phrase that begins there, and how many words it has. */
  longest<T>(
    read: (phrase: string) => T | undefined,
    from = 0,
  ): { readonly value: T; readonly length: number } | null {
    for (let length = Math.min(maxPhraseWords, this.left.length - from); length > 0; length -= 1) {
      const value = read(this.text(length, from));
      if (value !== undefined) return { value, length };
    }
    return null;
  }
}
