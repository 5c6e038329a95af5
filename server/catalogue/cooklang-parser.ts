import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ScaledRecipeWithReport } from '@cooklang/cooklang';
// The package's entry imports its .wasm as a module, which Node calls experimental and warns of at every start.
import * as glue from '@cooklang/cooklang/pkg/cooklang_wasm_bg.js';

export type ParsedCooklang = ScaledRecipeWithReport;

/** What the official parser says of a text, one entry a diagnosis; `line` counts from 1, null where it names none. */
export interface Diagnosis {
  readonly text: string;
  readonly line: number | null;
}

type ParserAnswer =
  | {
      readonly parsed: ParsedCooklang;
      /** Line of each ingredient of `parsed.recipe.ingredients`. */
      readonly ingredientLines: number[];
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

const entities: Readonly<Record<string, string>> = {
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The report is HTML made for a terminal's eye: a headline, then the source with line numbers in the margin. */
function diagnosesOf(report: string): Diagnosis[] {
  const text = report.replace(/<[^>]*>/g, '').replace(/&(#39|quot|lt|gt|amp);/g, (it) => entities[it] ?? it);
  return text
    .split(/^(?=(?:Error|Warning): )/m)
    .filter((it) => it.trim() !== '')
    .map((block) => {
      const line = /^\s*(\d+) │/m.exec(block)?.[1];
      return {
        text: (block.split('\n')[0] ?? '').replace(/^(Error|Warning): /, ''),
        line: line ? Number(line) : null,
      };
    });
}

/** Event dumps give spans in bytes: `Ingredient(` at the margin, its span where that block closes. */
function ingredientLinesOf(events: string, source: string): number[] {
  const bytes = Buffer.from(source);
  return [...events.matchAll(/^Ingredient\(\n[\s\S]*?^ {4}\} @ (\d+)\.\.\d+,\n\)$/gm)].map(
    (it) => bytes.subarray(0, Number(it[1])).toString().split('\n').length,
  );
}

/** Reads one Cooklang text. Never throws for what the text says. */
export function askOfficialParser(source: string): ParserAnswer {
  const parser = officialParser();
  // `parse` panics, and the instance leaks, where a text has errors; `parse_full` reports them.
  const checked = parser.parse_full(source, true);
  const { value, error } = checked;
  checked.free();
  if (value === '<no output>') return { parsed: null, diagnoses: diagnosesOf(error) };
  const parsed = parser.parse(source);
  return {
    parsed,
    ingredientLines: ingredientLinesOf(parser.parse_events(source), source),
    diagnoses: diagnosesOf(parsed.report),
  };
}

/** A quantity as the parser writes it: `25 minutes`, `200 °C`. */
export const showQuantity = glue.quantity_display;
