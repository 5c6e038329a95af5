import { Marked } from 'marked';
import { parse } from 'yaml';
import { unescapeHtml } from '#domain/text/escape-html.ts';
import { ContentError } from '#server/content/content-error.ts';
import { cleanHtml } from '#server/security/clean-html.ts';

export interface PageText {
  readonly name: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  /** Cleaned HTML. */
  readonly content: string;
  /** Date of the last change, from the front matter; null without one. */
  readonly updatedAt: Date | null;
}

/** `markdown` may contain the allowed HTML. */
export type PageFormat = 'markdown' | 'html';

const limits = { text: 200_000, name: 120, description: 300 } as const;
const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const fields = ['name', 'description', 'updated'] as const;
const marked = new Marked({ gfm: true, async: false });

function readFields(file: string, text: string): Partial<Record<(typeof fields)[number], unknown>> {
  let values: unknown;
  try {
    values = parse(text);
  } catch (error) {
    const [firstLine = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new ContentError(`${file}: what stands between the --- lines cannot be read: ${firstLine}`);
  }
  if (values === null) return {};
  if (typeof values !== 'object' || Array.isArray(values))
    throw new ContentError(`${file}: between the --- lines, write one "name: value" a line.`);
  const unknown = Object.keys(values).find((key) => !fields.some((field) => field === key));
  if (unknown !== undefined)
    throw new ContentError(`${file}: "${unknown}" is not one of ${fields.join(', ')}.`);
  return values;
}

function textField(file: string, name: string, value: unknown, longest: number): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.trim() === '' || value.length > longest)
    throw new ContentError(`${file}: ${name} must be a text of 1 to ${longest} characters.`);
  return value.trim();
}

function dateField(file: string, value: unknown): Date | null {
  if (value === undefined || value === null) return null;
  const day = new Date(`${String(value)}T00:00:00.000Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value));
  if (!isDay) throw new ContentError(`${file}: updated must be a day such as 2026-05-01.`);
  return day;
}

const wordsOf = (html: string) =>
  unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** The first paragraph, truncated at a word. */
function firstWords(content: string): string {
  const [, paragraph = content] = /<p>([\s\S]*?)<\/p>/.exec(content) ?? [];
  const words = wordsOf(paragraph);
  return words.length <= 160 ? words : `${words.slice(0, 160).replace(/\s+\S*$/, '')}…`;
}

/** Splits a leading title from the text, as the page shows its name itself. */
function takeTitle(html: string): { readonly title: string | null; readonly rest: string } {
  const found = /^\s*<h1[^>]*>([\s\S]*?)<\/h1>/i.exec(html);
  return found === null
    ? { title: null, rest: html }
    : { title: wordsOf(found[1] ?? '') || null, rest: html.slice(found[0].length) };
}

/**
 * A page from the text of its file: fields between `---` lines, then Markdown or HTML. Without a `name` a title at
 * the beginning names it. `file` is named in the messages of ContentError.
 */
export function parsePage(
  file: string,
  text: string,
  format: PageFormat = 'markdown',
  name?: string,
): PageText {
  if (text.length > limits.text)
    throw new ContentError(`${file} is longer than ${limits.text.toLocaleString('en')} characters.`);
  if (text.includes('\0') || !text.isWellFormed()) throw new ContentError(`${file} is not a text file.`);
  const [head = '', fieldText = ''] = frontMatter.exec(text) ?? [];
  const given = readFields(file, fieldText);
  const body = text.slice(head.length);
  const html = format === 'html' ? body : marked.parse(body, { async: false });
  const { title, rest } = takeTitle(html);
  const content = cleanHtml(rest);
  if (wordsOf(content) === '') throw new ContentError(`${file} holds no text that can be shown.`);
  const named = textField(file, 'name', name ?? given.name ?? title ?? undefined, limits.name);
  if (named === null)
    throw new ContentError(
      `${file} has no name; begin it with "# Name", or with "name: Name" between --- lines.`,
    );
  return {
    name: named,
    description: textField(file, 'description', given.description, limits.description) ?? firstWords(content),
    content,
    updatedAt: dateField(file, given.updated),
  };
}
