import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ScaledRecipeWithReport } from '@cooklang/cooklang';
// The package's entry imports its .wasm as a module, for which Node prints a warning at every start.
import * as glue from '@cooklang/cooklang/pkg/cooklang_wasm_bg.js';
import { unescapeHtml } from '#domain/text/escape-html.ts';

export type ParsedCooklang = ScaledRecipeWithReport;

/** A position in a text; both count from 1, columns in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A diagnosis of the official parser, with its suggested fix if any; `place` is null without a position. */
export interface Diagnosis {
  readonly text: string;
  readonly place: Place | null;
}

type ParserResult =
  | {
      readonly parsed: ParsedCooklang;
      /** Where each ingredient of `parsed.recipe.ingredients` begins. */
      readonly ingredientPlaces: Place[];
      readonly diagnoses: Diagnosis[];
    }
  | { readonly parsed: null; readonly diagnoses: Diagnosis[] };

const wasmFile = createRequire(import.meta.url).resolve('@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm');

let instance: glue.Parser | null = null;

function officialParser(): glue.Parser {
  if (!instance) {
    const module = new WebAssembly.Module(readFileSync(wasmFile));
    const imports = { './cooklang_wasm_bg.js': { ...glue } };
    glue.__wbg_set_wasm(new WebAssembly.Instance(module, imports).exports);
    instance = new glue.Parser();
  }
  return instance;
}

/**
 * The position a diagnosis points to: the line number in its margin, and the column above the start of the
 * underline. Columns are those of the source, before characters are escaped as entities.
 */
function placeOf(block: string): Place | null {
  const found = /^( *(\d+) │ ).*\n( *┆ *)([─┬])?/m.exec(block);
  if (!found) return null;
  const [, margin = '', line, before = '', mark] = found;
  return { line: Number(line), column: mark ? before.length - margin.length + 1 : 1 };
}

/** The hint, which the report prints at the underline and below the block. */
function hintOf(block: string): string {
  const atMark = /╰─+ (.+)$/m.exec(block)?.[1];
  const help = /^Help: (.+)$/m.exec(block)?.[1]?.replace(/\.$/, '');
  return [atMark, help]
    .flatMap((it) => (it ? [`; ${it.charAt(0).toLowerCase()}${it.slice(1)}`] : []))
    .join('');
}

/** The report is HTML made for terminals: a headline, then the source with line numbers in the margin. */
function diagnosesOf(report: string): Diagnosis[] {
  const text = unescapeHtml(report.replace(/<[^>]*>/g, ''));
  return text
    .split(/^(?=(?:Error|Warning): )/m)
    .filter((it) => it.trim() !== '')
    .map((block) => ({
      text: `${(block.split('\n')[0] ?? '').replace(/^(Error|Warning): /, '')}${hintOf(block)}`,
      place: placeOf(block),
    }));
}

/** Event dumps give spans in bytes: `Ingredient(` at the margin, its span where that block closes. */
function ingredientPlacesOf(events: string, source: string): Place[] {
  const bytes = Buffer.from(source);
  return [...events.matchAll(/^Ingredient\(\n[\s\S]*?^ {4}\} @ (\d+)\.\.\d+,\n\)$/gm)].map((it) => {
    const lines = bytes.subarray(0, Number(it[1])).toString().split('\n');
    return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
  });
}

/** `parse` panics on a text with errors, and the instance leaks; `parse_full` reports them. */
function errorsOf(parser: glue.Parser, source: string): string | null {
  const checked = parser.parse_full(source, true);
  const { value, error } = checked;
  checked.free();
  return value === '<no output>' ? error : null;
}

/** Parses one Cooklang text. Never throws because of the text. */
export function parseStrictly(source: string): ParserResult {
  const parser = officialParser();
  const errors = errorsOf(parser, source);
  if (errors !== null) return { parsed: null, diagnoses: diagnosesOf(errors) };
  const parsed = parser.parse(source);
  return {
    parsed,
    ingredientPlaces: ingredientPlacesOf(parser.parse_events(source), source),
    diagnoses: diagnosesOf(parsed.report),
  };
}

/** The bit of the parser's extension that extracts quantities such as "200°C" from sentences and reformats them. */
const inlineQuantities = 1 << 7;

/**
 * Parses a text that is not ours: ignores warnings, and leaves sentences as they were written. After a throw
 * or an abort, the thread can parse no further text, as the package's memory is not repaired.
 */
export function parseLeniently(
  source: string,
): ParsedCooklang | { readonly diagnoses: readonly Diagnosis[] } {
  const parser = officialParser();
  const { extensions } = parser;
  parser.extensions = extensions & ~inlineQuantities;
  const errors = errorsOf(parser, source);
  const read = errors === null ? parser.parse(source) : { diagnoses: diagnosesOf(errors) };
  parser.extensions = extensions;
  return read;
}

/** A quantity as the parser writes it: `25 minutes`, `200 °C`. */
export const showQuantity = glue.quantity_display;
