import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { type Question, type Questionnaire, questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { Part } from './content-file.ts';

/** The names that the files may refer to. */
export interface KnownNames {
  readonly questions: ReadonlyMap<string, Question>;
  readonly classes: ReadonlySet<string>;
  readonly foods: readonly Food[];
  readonly foodIds: ReadonlySet<string>;
  readonly named: FoodTable['named'];
}

export const knownOf = (
  questionnaire: Questionnaire,
  { foods, named }: Pick<FoodTable, 'foods' | 'named'>,
): KnownNames => ({
  questions: new Map(questionnaire.categories.flatMap(questionsOf).map((each) => [each.name, each])),
  classes: new Set(questionnaire.medication.medications.flatMap(({ classes }) => [...classes])),
  foods,
  foodIds: new Set(foods.map(({ id }) => id)),
  named,
});

/** One of the known names; reports and skips anything else. */
export function among(part: Part, description: string, has: (name: string) => boolean): string {
  const name = part.slug();
  if (!has(name)) part.report(`there is no ${description} "${name}"`);
  return name;
}

/** Any of the answers to a question. */
export function readAnswer(name: string, keys: Part, { questions }: KnownNames): readonly number[] {
  const question = questions.get(name);
  if (question === undefined) keys.report(`there is no question "${name}"`);
  return keys.list().map((key) => {
    const number = key.whole(-1, 20);
    const isAnswer =
      question?.kind === 'group' ? question.options.some((option) => option.key === number) : number <= 1;
    if (question !== undefined && !isAnswer) key.report(`"${name}" has no answer ${number}`);
    return number;
  });
}
