import { emptyDraft, type OwnRecipeDraft } from './own-recipe-draft.ts';

const ingredientsHeading = /^(?:ingredients|you(?:’|')?ll need|what you need|shopping list)\b.{0,20}$/i;
const stepsHeading = /^(?:method|directions|instructions|steps|preparation|how to make it)\b.{0,20}$/i;
const amountFirst = /^(?:[-*•▢]\s*)?(?:\d|[½⅓⅔¼¾⅛]|a (?:pinch|handful|few|dash)\b|salt\b|pepper\b)/i;
const stepNumber = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;
const maxLineLength = 200;

interface Parts {
  readonly ingredients: string[];
  readonly steps: string[];
}

/** Splits by headings, else by how each line starts: an amount is an ingredient, a sentence is a step. */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { ingredients: [], steps: [] };
  let part: keyof Parts | null = null;
  for (const line of lines) {
    if (ingredientsHeading.test(line)) part = 'ingredients';
    else if (stepsHeading.test(line)) part = 'steps';
    else {
      const isStep = stepNumber.test(line) || !amountFirst.test(line) || line.length > maxLineLength;
      parts[part ?? (isStep ? 'steps' : 'ingredients')].push(line);
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
    ingredients: ingredients.map((line) => line.replace(/^[-*•▢]\s*/, '')).join('\n'),
    steps: steps.map((line) => line.replace(stepNumber, '')).join('\n'),
  };
}
