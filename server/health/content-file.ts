import { LineCounter, parseDocument } from 'yaml';
import { sentenceOf } from '#server/catalog/problem.ts';
import { ContentError } from '#server/content/content-error.ts';

export type Path = readonly (string | number)[];

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A YAML file of content/ that is validated part by part. Collects problems with their lines. */
export class ContentFile {
  readonly root: Part;
  private readonly problems: string[] = [];
  private readonly file: string;
  private readonly lineOf: (path: Path) => number;

  constructor(file: string, text: string) {
    this.file = file;
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, merge: true });
    this.lineOf = (path) => {
      for (let length = path.length; length >= 0; length -= 1) {
        const node: unknown = document.getIn(path.slice(0, length), true);
        const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
        if (Array.isArray(range)) return lines.linePos(Number(range[0])).line;
      }
      return 1;
    };
    for (const { message, pos } of document.errors)
      this.problems.push(
        sentenceOf({
          file,
          line: lines.linePos(pos[0]).line,
          text: (message.split('\n')[0] ?? '').replace(/ at line.*$/, ''),
        }),
      );
    this.finish();
    this.root = new Part(this, [], document.toJS());
  }

  report(path: Path, text: string): void {
    this.problems.push(sentenceOf({ file: this.file, line: this.lineOf(path), text }));
  }

  /** Throws ContentError with all problems. */
  finish(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems.join('\n'));
  }
}

/** A value in a file with its position. Reading it as the wrong type reports a problem and returns a harmless default. */
export class Part {
  private readonly file: ContentFile;
  private readonly path: Path;
  readonly value: unknown;

  constructor(file: ContentFile, path: Path, value: unknown) {
    this.file = file;
    this.path = path;
    this.value = value;
  }

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  report(text: string): void {
    this.file.report(this.path, text);
  }

  private must<T>(holds: boolean, value: T, otherwise: T, text: string): T {
    if (holds) return value;
    this.report(text);
    return otherwise;
  }

  private get name(): string {
    return String(this.path.at(-1) ?? 'the whole');
  }

  /** A map with exactly these keys. */
  fields(allowed: readonly string[]): (name: string) => Part {
    const given = this.must(
      isFields(this.value),
      this.value as Fields,
      {},
      `${this.name} must be a group of values`,
    );
    for (const name of Object.keys(given))
      if (!allowed.includes(name))
        this.at(name, given[name]).report(`"${name}" is not one of ${allowed.join(', ')}`);
    return (name) => this.at(name, given[name]);
  }

  /** The entries of a map with any keys. */
  entries(): (readonly [string, Part])[] {
    const given = this.must(
      isFields(this.value),
      this.value as Fields,
      {},
      `${this.name} must be a group of values`,
    );
    return Object.entries(given).map(([name, value]) => [name, this.at(name, value)]);
  }

  private at(name: string, value: unknown): Part {
    // YAML parses whole numbers as numbers, also where they are keys.
    return new Part(this.file, [...this.path, /^\d+$/.test(name) ? Number(name) : name], value);
  }

  list(): Part[] {
    const given = this.must(
      Array.isArray(this.value),
      this.value as unknown[],
      [],
      `${this.name} must be a list`,
    );
    return given.map((value, index) => new Part(this.file, [...this.path, index], value));
  }

  /** The list, empty if absent. */
  listOrNone(): Part[] {
    return this.isThere ? this.list() : [];
  }

  text(): string {
    const isText = typeof this.value === 'string' && this.value.trim() !== '';
    return this.must(isText, String(this.value).trim(), '', `${this.name} must be a text`);
  }

  textOrNull(): string | null {
    return this.isThere ? this.text() : null;
  }

  slug(): string {
    const isSlug = typeof this.value === 'string' && /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(this.value);
    return this.must(
      isSlug,
      String(this.value),
      '',
      `${this.name} must be of small letters, digits and hyphens`,
    );
  }

  whole(min: number, max: number): number {
    const isWhole = Number.isInteger(this.value) && Number(this.value) >= min && Number(this.value) <= max;
    return this.must(
      isWhole,
      Number(this.value),
      min,
      `${this.name} must be a whole number from ${min} to ${max}`,
    );
  }

  truth(): boolean {
    return this.must(
      typeof this.value === 'boolean',
      this.value === true,
      false,
      `${this.name} must be true or false`,
    );
  }

  /** A number above 0. */
  amount(): number {
    const isAmount = typeof this.value === 'number' && this.value > 0 && Number.isFinite(this.value);
    return this.must(isAmount, Number(this.value), 1, `${this.name} must be a number above 0`);
  }

  oneOf<T extends string>(options: readonly T[]): T {
    const found = options.find((option) => option === this.value);
    if (found !== undefined) return found;
    this.report(`${this.name} must be one of ${options.join(', ')}`);
    return options[0] as T;
  }
}
