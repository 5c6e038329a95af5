/** Style sheets also serve scripts that run from right to left. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is on one side whatever the script, with the reason. */
const physical: Readonly<Record<string, readonly string[]>> = {
  // a phone's camera doesn't change sides
  'src/ui/frame/AppColumn.module.css': ['padding-right', 'padding-left'],
  // moved to the pointer
  'src/features/planner/PlanItemCard.module.css': ['left'],
  // an arrow of two edges, turned
  'src/features/planner/DayLoads.module.css': ['border-width'],
};

const sided = /^(?:(?:padding|margin|border|scroll-padding|scroll-margin)-)?(?:left|right)(?:-\w+)?$/;
const sidedCorner = /^border-(?:top|bottom)-(?:left|right)-radius$/;

/** Values beside one another, functions whole. */
const partsOf = (value: string) => value.match(/(?:[^\s()]+|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];

function isSided(property: string, value: string): boolean {
  if (sided.test(property) || sidedCorner.test(property)) return true;
  if (/^(?:text-align|float|clear)$/.test(property)) return /^(?:left|right)$/.test(value);
  const [a, b, c, d] = partsOf(value);
  if (/^(?:padding|margin|inset|border-width|scroll-(?:padding|margin))$/.test(property))
    return d !== undefined && b !== d;
  return (
    property === 'border-radius' && !value.includes('/') && b !== undefined && (a !== b || c !== (d ?? b))
  );
}

const declarations = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+):\s([^;{}]+);/g)].map(
    ([, property = '', value = '']) => [property, value.trim()] as const,
  );

test('no style sheet says left or right where the start or the end of a line is meant', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const path = `src/${file}`;
      return declarations(readFileSync(path, 'utf8'))
        .filter(([property, value]) => isSided(property, value) && !physical[path]?.includes(property))
        .map(([property, value]) => `${path}: ${property}: ${value}`);
    });
  expect(found).toEqual([]);
});

test('the rule knows a side when it sees one', () => {
  const rules: Readonly<Record<string, boolean>> = {
    'margin-left: 4px': true,
    'border-right-color: red': true,
    'right: 0': true,
    'text-align: right': true,
    'padding: 1px 2px 3px calc(1px + (2px * 2))': true,
    'border-radius: 4px 0 0 4px': true,
    'padding-inline-start: 4px': false,
    'text-align: start': false,
    'padding: 1px 2px 3px': false,
    'padding: 1px 2px 3px 2px': false,
    'border-radius: 24px 24px 0 0': false,
  };
  for (const [rule, expected] of Object.entries(rules)) {
    const [property = '', value = ''] = rule.split(': ');
    expect(isSided(property, value), rule).toBe(expected);
  }
});
