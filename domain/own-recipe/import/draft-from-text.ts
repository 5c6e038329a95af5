import { emptyDraft, type OwnRecipeDraft } from '#domain/own-recipe/own-recipe-draft.ts';

const ingredientsHeading =
  /^(?:ingredients|you(?:(?:’|')?ll| will) need|what you(?:(?:’|')?ll)? need|shopping list)\b([^:]{0,20}$|[^:]{0,20}:)(.*)$/i;
const stepsHeading =
  /^(?:method|directions|instructions|steps|preparation|how to make it)\b([^:]{0,20}$|[^:]{0,20}:)(.*)$/i;
/** A part of the dish that is often named after the steps. */
const servedHeading = /^(?:to serve|for serving|to garnish|garnish)\s?:?$/i;
const bullet = /^[-–—*•▢☐·]\s*/;
const about = '(?:about|approx\\.?|approximately|around|circa|ca\\.?)\\s';
const ofSize = '(?:(?:small|large|big|good|generous|heaped)\\s)?';
const looseMeasure =
  'pinch|handful|few|dash|little|splash|knob|bunch|cup|glug|drizzle|dollop|couple|dozen|quarter|half|third|tin|can|jar|pack|packet|stick|slice|clove|piece|glass|spoonful|tablespoon|teaspoon|pint|pound|kilo|lit(?:er|re)';
const amountFirst = /^(?:\d|[½⅓⅔¼¾⅛]|a (?:pinch|handful|few|dash)\b|salt\b|pepper\b)/i;
/** "About 200 g cheese", "a cup of cream", "two carrots"; a sentence may begin like that, too. */
const spelledFirst = new RegExp(
  `^(?:${about}[\\d½⅓⅔¼¾⅛]|an?\\s${ofSize}(?:${looseMeasure})\\b|(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some)\\s)`,
  'i',
);
/** "Flour - 200 g", "Cream: 1 cup". */
const amountLast =
  /^\p{L}[^.!?\d]{1,60}[\s:-]\d[\d.,/½¼¾ ]{0,8}\s?(?:k?g|m?l|[dc]l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|pcs?|cloves?)\.?$/iu;
const stepNumber = /^(?:step\s*)?(\d{1,2})\s*[.):]\s+/i;
const maxLineLength = 200;
/** `## Ingredients`, `**Method**`. */
const ornament = /^[#*_=~ ]{1,9}(?=\p{L})/u;
const maxNameLength = 100;
/** Figures about the whole recipe. "Ready-made custard" and "Total yogurt" are ingredients. */
const aboutAll =
  /^(?:serves|servings|makes|yields?|prep|cook|time|difficulty|source)\b|^(?:total time|ready (?:in|to)|by|from)\b(?!-)|https?:/i;
const sentence = /[.!?]$/;

const bareOf = (line: string) => line.replace(bullet, '').replace(stepNumber, '');

/** "Milk", "Butter for frying": a name without an amount, before anything that is done. */
const isName = (line: string) => line.length <= maxNameLength && !sentence.test(line) && !aboutAll.test(line);

const isNumberedStep = (line: string) => stepNumber.test(line) && sentence.test(line);

/** "200 g flour", "flour 200 g", and "1. 200 g flour" in a numbered list. */
function isAmount(line: string): boolean {
  const bare = bareOf(line);
  const isWritten =
    amountFirst.test(bare) || (!sentence.test(bare) && spelledFirst.test(bare)) || amountLast.test(bare);
  return line.length <= maxLineLength && isWritten && !isNumberedStep(line) && !aboutAll.test(bare);
}

interface Parts {
  readonly ingredients: string[];
  readonly steps: string[];
}

/** "200 g flour, 2 eggs, butter" on one line. */
const listed = (text: string): string[] =>
  text.split(/[,;]\s+(?=\d|[½⅓⅔¼¾⅛])/).filter((part) => part.trim() !== '');

/** Splits by headings, else by how each line starts: an amount is an ingredient, a sentence is a step. */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { ingredients: [], steps: [] };
  const bare = lines.map((line) => line.replace(ornament, ''));
  const hasAmounts = bare.some((line) => isAmount(line));
  // a list whose lines end with points
  const ending = bare.some((line) => isAmount(line) && line.endsWith('.')) ? /^(\S+)\.$/ : /$^/;
  let part: keyof Parts | null = null;
  let isCooking = false;
  let isServing = false;
  let counted = 0;
  for (const [at, line] of bare.entries()) {
    const heading = ingredientsHeading.exec(line) ?? stepsHeading.exec(line);
    if (heading !== null) {
      part = ingredientsHeading.test(line) ? 'ingredients' : 'steps';
      const rest = (heading[2] ?? '').trim();
      parts[part].push(...(part === 'ingredients' ? listed(rest) : [rest].filter(Boolean)));
      continue;
    }
    const number = Number(stepNumber.exec(line)?.[1] ?? 0);
    const isUnnumbered = number === 0 || number === counted + 1;
    isServing = servedHeading.test(line) || (isServing && isName(line));
    const isNamed: boolean =
      hasAmounts && isName(line.replace(ending, '$1')) && isUnnumbered && (!isCooking || isServing);
    const isMeasured = isAmount(line) && (part !== 'steps' || !sentence.test(line));
    const isIngredient: boolean = isMeasured || isNamed || isServing;
    if (isIngredient && number > 0) counted = number;
    isCooking ||= !isIngredient && !aboutAll.test(line);
    const isMisplaced = part === 'steps' && isIngredient && (isServing || /[\d½⅓⅔¼¾⅛]/.test(line));
    parts[isMisplaced ? 'ingredients' : (part ?? (isIngredient ? 'ingredients' : 'steps'))].push(
      lines[at] ?? '',
    );
  }
  return parts;
}

/** A recipe that was shared as plain text; its first line is the title unless one is given. */
export function draftFromText(text: string, title: string): OwnRecipeDraft {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isTitled = title.trim() !== '' || lines.length < 2 || isAmount(lines[0] ?? '');
  const { ingredients, steps } = partsOf(isTitled ? lines : lines.slice(1));
  return {
    ...emptyDraft,
    title: (isTitled ? title.trim() : (lines[0] ?? '')).slice(0, maxLineLength),
    ingredients: ingredients.map(bareOf).join('\n'),
    steps: steps.map((line) => line.replace(stepNumber, '')).join('\n'),
  };
}
