import { type Fields, fieldOf, fieldsOf, listOf } from './find-recipe.ts';
import { ingredientLines } from './ingredient-lines.ts';
import { plainLine, plainLines } from './plain-text.ts';

const maxDepth = 4;

/** Tandoor refers to the ingredients of a step by index: `{{ ingredients[0] }}`. */
function withIngredients(text: string, { ingredients }: Fields): string {
  const named = listOf(ingredients);
  return text.replace(
    /\{\{ ?ingredients\[(\d{1,3})\] ?\}\}/g,
    (all, at) => ingredientLines(named[Number(at)]).join(' ') || all,
  );
}

/** The title of a step goes before its text. */
function titled(fields: Fields): string[] {
  const stepText = fields['text'] ?? fields['instruction'];
  if (typeof stepText !== 'string') return [];
  const title = plainLine(
    fields['title'] ?? (fields['instruction'] === undefined ? '' : fields['name']),
    200,
  );
  const [first = '', ...more] = plainLines(withIngredients(stepText, fields));
  return [title === '' ? first : `${title}: ${first}`, ...more]
    .filter(Boolean)
    .flatMap((line) => plainLines(line));
}

/** Steps that are numbered from 1 in one line. */
function numberedSteps(line: string): string[] {
  const starts: number[] = [];
  const numbers = /(?<=^|[.!?)]\s)(\d{1,2})[.)]\s/g;
  for (let found = numbers.exec(line); found !== null; found = numbers.exec(line))
    if (Number(found[1]) === starts.length + 1) starts.push(found.index);
  if (starts[0] !== 0 || starts.length < 2) return [line];
  return starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
}

function stepLines(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return plainLines(value).flatMap(numberedSteps);
  const fields = fieldsOf(value);
  if (depth > maxDepth) return [];
  if (fields === null) return listOf(value).flatMap((each) => stepLines(each, depth + 1));
  const inner = fields['itemListElement'] ?? fields['steps'] ?? fields['item'];
  if (inner !== undefined) return stepLines(inner, depth + 1);
  const own = titled(fields);
  return own.length > 0 ? own : stepLines(fields['name'] ?? '', depth + 1);
}

const noted = (title: unknown, text: unknown): string[] => {
  const [first, ...more] = plainLines(typeof text === 'string' ? text : '');
  if (first === undefined) return [];
  const named = plainLine(title, 200);
  return [`Note: ${named === '' ? '' : `${named}: `}${first}`, ...more].flatMap((line) => plainLines(line));
};

/** The author's notes; comments of other people are ignored. */
function noteLines(fields: Fields): string[] {
  const { notes } = fields;
  if (typeof notes === 'string') return noted('', notes);
  const own = listOf(notes).flatMap((note) => noted(fieldsOf(note)?.['title'], fieldsOf(note)?.['text']));
  const comments = listOf(fields['comment'])
    .map(fieldsOf)
    .filter((comment) => comment?.['name'] === 'Author Notes');
  return [...own, ...comments.flatMap((comment) => noted('', comment?.['text']))];
}

const stepText = ['recipeInstructions', 'instructions', 'directions', 'steps'];

export function stepsOf(fields: Fields): string[] {
  const steps = stepText.map((key) => stepLines(fieldOf(fields, key))).find((some) => some.length > 0) ?? [];
  return [...steps, ...noteLines(fields)];
}
