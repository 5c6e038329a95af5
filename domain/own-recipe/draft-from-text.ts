import { emptyDraft, type OwnRecipeDraft } from './own-recipe-draft.ts';

const ingredientsHeading =
  /^(?:ingredients|you(?:(?:’|')?ll| will) need|what you(?:(?:’|')?ll)? need|shopping list)\b.{0,20}$/i;
const stepsHeading = /^(?:method|directions|instructions|steps|preparation|how to make it)\b.{0,20}$/i;
const amountFirst = /^(?:[-*•▢]\s*)?(?:\d|[½⅓⅔¼¾⅛]|a (?:pinch|handful|few|dash)\b|salt\b|pepper\b)/i;
const stepNumber = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;
const maxLineLength = 200;
/** `## Ingredients`, `**Method**`. */
const ornament = /^[#*_=~ ]{1,9}(?=\p{L})/u;
const maxNameLength = 60;
/** Figures about the whole recipe. */
const aboutAll =
  /^(?:serves|servings|makes|yields?|prep|cook|total|ready|time|difficulty|by|from|source)\b|https?:/i;
const sentence = /[.!?]$/;

/** "Milk", "Butter for frying": a name without an amount, before anything that is done. */
const isName = (line: string) =>
  line.length <= maxNameLength && !sentence.test(line) && !aboutAll.test(line) && !stepNumber.test(line);

/** "200 g flour", and "1. 200 g flour" in a numbered list. */
const isAmount = (line: string) =>
  line.length <= maxLineLength && amountFirst.test(line.replace(stepNumber, '')) && !isNumberedStep(line);
const isNumberedStep = (line: string) => stepNumber.test(line) && sentence.test(line);

interface Parts {
  readonly ingredients: string[];
  readonly steps: string[];
}

/** Splits by headings, else by how each line starts: an amount is an ingredient, a sentence is a step. */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { ingredients: [], steps: [] };
  const bare = lines.map((line) => line.replace(ornament, ''));
  const hasAmounts = bare.some((line) => isAmount(line));
  let part: keyof Parts | null = null;
  let isCooking = false;
  for (const [at, line] of bare.entries()) {
    if (ingredientsHeading.test(line)) part = 'ingredients';
    else if (stepsHeading.test(line)) part = 'steps';
    else {
      const isIngredient: boolean = isAmount(line) || (hasAmounts && !isCooking && isName(line));
      isCooking ||= !isIngredient && !aboutAll.test(line);
      parts[part ?? (isIngredient ? 'ingredients' : 'steps')].push(lines[at] ?? '');
    }
  }
  return parts;
}

/** A recipe that was shared as plain text; its first line is the title unless one is given. */
export function draftFromText(text: string, title: string): OwnRecipeDraft {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isTitled = title.trim() !== '' || lines.length < 2 || amountFirst.test(lines[0] ?? '');
  const { ingredients, steps } = partsOf(isTitled ? lines : lines.slice(1));
  return {
    ...emptyDraft,
    title: (isTitled ? title.trim() : (lines[0] ?? '')).slice(0, maxLineLength),
    ingredients: ingredients.map((line) => line.replace(/^[-*•▢]\s*/, '').replace(stepNumber, '')).join('\n'),
    steps: steps.map((line) => line.replace(stepNumber, '')).join('\n'),
  };
}
