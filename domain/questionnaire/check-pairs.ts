import {
  type Category,
  groupPair,
  inputPair,
  isHidden,
  type MedicationPage,
  type Pairs,
  questionsOf,
  requiredCategories,
} from './questionnaire.ts';

export type PairProblems = Readonly<Record<string, readonly string[]>>;

const unexpected = 'This question does not belong here. Please load the page again.';
const notOffered = 'Please choose one of the answers offered.';
export const requiredOpen = 'Please answer required questions.';

/** Allowed values of one key. */
type Rule = (value: number) => string | null;

const single: Rule = (value) => (value >= -1 && value <= 1 ? null : notOffered);

function rulesOf(category: Category): ReadonlyMap<string, Rule> {
  const isRequired = requiredCategories.includes(category.id);
  const ofQuestions = questionsOf(category).map((question): [string, Rule] => {
    if (question.kind === 'single') return [inputPair(question.id), single];
    const offered = question.options.filter(({ prompt }) => !isHidden(prompt)).map(({ inputId }) => inputId);
    const group: Rule = (value) => {
      if (value === 0) return isRequired && offered.length > 0 ? requiredOpen : null;
      return offered.includes(value) ? null : notOffered;
    };
    return [groupPair(question.id), group];
  });
  const ofGates = category.pages.flatMap((page): [string, Rule][] =>
    page.gate === null ? [] : [[inputPair(page.gate.inputId), single]],
  );
  return new Map([...ofQuestions, ...ofGates]);
}

const rulesOfMedication = ({ medications }: MedicationPage): ReadonlyMap<string, Rule> =>
  new Map(medications.map(({ inputId }) => [inputPair(inputId), single]));

/** Problems of a submit by key; empty for a valid one. */
export function pairProblems(category: Category | MedicationPage, pairs: Pairs): PairProblems {
  const rules = 'medications' in category ? rulesOfMedication(category) : rulesOf(category);
  const problems = Object.entries(pairs).flatMap(([key, value]) => {
    const rule = rules.get(key);
    const problem = rule === undefined ? unexpected : rule(value);
    return problem === null ? [] : [[key, [problem]] as const];
  });
  return Object.fromEntries(problems);
}
