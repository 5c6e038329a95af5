import { answersOfPage, gateAnswer } from './answers.ts';
import { type PairProblems, pairProblems } from './check-pairs.ts';
import {
  type Category,
  inputPair,
  isHidden,
  no,
  type Pairs,
  pairOf,
  type Question,
  type QuestionPage,
  type StoredAnswers,
  unknown,
  yes,
} from './questionnaire.ts';

/** One answer that its member can view and correct. */
export interface SingleAnswer {
  /** `INPUT_` or `GROUP_` with the id of the question. */
  readonly key: string;
  readonly category: Category;
  readonly prompt: string;
  /** The submitted value; null while open. */
  readonly value: number | null;
  /** Requested by name. */
  readonly isAsked: boolean;
  readonly options: readonly { readonly value: number; readonly label: string }[];
}

const singleOptions = [
  { value: yes, label: 'Yes' },
  { value: no, label: 'No' },
  { value: unknown, label: 'Not known' },
] as const;
const gateOptions = singleOptions.slice(0, 2);

const optionsOf = (question: Question) =>
  question.kind === 'single'
    ? singleOptions
    : question.options
        .filter(({ prompt }) => !isHidden(prompt))
        .map(({ inputId, prompt }) => ({ value: inputId, label: prompt }));

function chosenValue(question: Question, page: QuestionPage, pairs: Pairs): number | null {
  const answer = answersOfPage(page, pairs).get(question.name);
  if (answer === undefined) return null;
  if (question.kind === 'single') return answer;
  return question.options.find(({ key }) => key === answer)?.inputId ?? null;
}

function answersIn(
  page: QuestionPage,
  category: Category,
  pairs: Pairs,
  requested: ReadonlySet<string>,
): SingleAnswer[] {
  const { gate } = page;
  const isDeclined = gate !== null && gateAnswer(page, pairs) === no;
  const ofGate: SingleAnswer[] = isDeclined
    ? [
        {
          key: inputPair(gate.inputId),
          category,
          prompt: page.title,
          value: no,
          isAsked: false,
          options: gateOptions,
        },
      ]
    : [];
  const ofQuestions = page.questions.map(
    (question): SingleAnswer => ({
      key: pairOf(question),
      category,
      prompt: question.prompt,
      value: isDeclined && !requested.has(question.name) ? null : chosenValue(question, page, pairs),
      isAsked: requested.has(question.name),
      options: optionsOf(question),
    }),
  );
  return [...ofGate, ...ofQuestions].filter(
    ({ value, isAsked, options }) => options.length > 0 && (value !== null || isAsked),
  );
}

/** Answered questions, and those requested by name; without medicines. */
export const singleAnswers = (
  categories: readonly Category[],
  stored: StoredAnswers,
  requested: ReadonlySet<string>,
): SingleAnswer[] =>
  categories.flatMap((category) =>
    category.pages.flatMap((page) => answersIn(page, category, stored.get(category.id) ?? {}, requested)),
  );

/** By key; null clears the answer. */
export type AnswerChanges = Readonly<Record<string, number | null>>;

const keysOf = (page: QuestionPage): string[] => [
  ...(page.gate === null ? [] : [inputPair(page.gate.inputId)]),
  ...page.questions.map(pairOf),
];
const holds = (category: Category, key: string) => category.pages.some((page) => keysOf(page).includes(key));

/** Problems of the changes by key; empty for valid ones. */
export function changeProblems(categories: readonly Category[], changes: AnswerChanges): PairProblems {
  const problems = Object.entries(changes).map(([key, value]): PairProblems => {
    const category = categories.find((each) => holds(each, key));
    if (category === undefined)
      return { [key]: ['This question does not belong here. Please load the page again.'] };
    return value === null ? {} : pairProblems(category, { [key]: value });
  });
  return Object.assign({}, ...problems);
}

/** Keeps a page consistent: a declined page has no answers, and a page with an answer isn't declined. */
function consistent({ gate, questions }: QuestionPage, pairs: Pairs, changes: AnswerChanges): Pairs {
  if (gate === null) return pairs;
  const gateKey = inputPair(gate.inputId);
  const without = (keys: readonly string[]) =>
    Object.fromEntries(Object.entries(pairs).filter(([key]) => !keys.includes(key)));
  if (changes[gateKey] === no) return without(questions.map(pairOf));
  const isAnswered = questions.some((question) => (changes[pairOf(question)] ?? null) !== null);
  return isAnswered && pairs[gateKey] === no ? without([gateKey]) : pairs;
}

/** The changed categories with their new pairs. */
export function withChanges(
  categories: readonly Category[],
  stored: StoredAnswers,
  changes: AnswerChanges,
): ReadonlyMap<string, Pairs> {
  const touched = categories.filter((category) => Object.keys(changes).some((key) => holds(category, key)));
  return new Map(
    touched.map((category) => {
      const own = Object.entries(changes).filter(([key]) => holds(category, key));
      const cleared = new Set(own.filter(([, value]) => value === null).map(([key]) => key));
      const before = Object.entries(stored.get(category.id) ?? {}).filter(([key]) => !cleared.has(key));
      const set = own.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
      const pairs: Pairs = Object.fromEntries([...before, ...set]);
      return [
        category.id,
        category.pages.reduce((answers, page) => consistent(page, answers, changes), pairs),
      ];
    }),
  );
}
