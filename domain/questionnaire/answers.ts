import {
  type Answers,
  type Category,
  completionCategories,
  inputPair,
  isHidden,
  type Medication,
  type MedicationPage,
  no,
  type Pairs,
  pairOf,
  type Question,
  type Questionnaire,
  type QuestionPage,
  type StoredAnswers,
  yes,
} from './questionnaire.ts';

/** The submitted answer to one question; undefined while open. A chosen option that is now hidden counts as open. */
function sentAnswer(question: Question, pairs: Pairs): number | undefined {
  const value = pairs[pairOf(question)];
  if (question.kind === 'single') return value;
  return question.options.find((option) => option.inputId === value && !isHidden(option.prompt))?.key;
}

/** 1 Tell us more, 0 No, undefined neither. Answers to the page's questions imply Tell us more. */
export function gateAnswer({ gate, questions }: QuestionPage, pairs: Pairs): number | undefined {
  if (gate === null) return yes;
  const value = pairs[inputPair(gate.inputId)];
  if (value === yes || value === no) return value;
  return questions.some((question) => sentAnswer(question, pairs) !== undefined) ? yes : undefined;
}

/** Answers of a page: the submitted ones, or those implied by its No. */
export function answersOfPage(page: QuestionPage, pairs: Pairs): Answers {
  if (page.gate !== null && gateAnswer(page, pairs) === no) return page.gate.no;
  const sent = page.questions.map((question) => [question.name, sentAnswer(question, pairs)] as const);
  return new Map(sent.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

/** All answers of the member by question name. */
export function readAnswers({ categories }: Questionnaire, stored: StoredAnswers): Answers {
  return new Map(
    categories.flatMap(({ id, pages }) =>
      pages.flatMap((page) => [...answersOfPage(page, stored.get(id) ?? {})]),
    ),
  );
}

/** Medicines that the pairs do not deny: an uncertain one counts. */
export function statedMedications({ medications }: MedicationPage, pairs: Pairs): readonly Medication[] {
  const stated = new Set(Object.keys(pairs).filter((pair) => pairs[pair] !== no));
  // most members take none of a thousand
  return stated.size === 0 ? [] : medications.filter(({ inputId }) => stated.has(inputPair(inputId)));
}

/** Medicines taken; null while the medication page was never submitted. An uncertain one counts as taken. */
export function takenMedications(
  { medication }: Questionnaire,
  stored: StoredAnswers,
): readonly Medication[] | null {
  const pairs = stored.get(medication.id);
  return pairs === undefined ? null : statedMedications(medication, pairs);
}

const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((100 * part) / whole));

/** A group without visible options is not shown (HLTH-18), so it is not required. */
const isCounted = (question: Question): boolean =>
  question.kind === 'group' && question.options.some(({ prompt }) => !isHidden(prompt));

/** Answered groups of a category as a whole percent (SRV-71); all groups of a page with No count as answered. */
export function completionOf({ id, pages }: Category, stored: StoredAnswers): number {
  const pairs = stored.get(id) ?? {};
  const groups = pages.flatMap((page) => {
    const answers = answersOfPage(page, pairs);
    return page.questions.filter(isCounted).map(({ name }) => answers.has(name));
  });
  return percent(groups.filter(Boolean).length, groups.length);
}

/** Any submission completes the medication page, including an empty one (SRV-75). */
export const medicationCompletion = ({ medication }: Questionnaire, stored: StoredAnswers): number =>
  stored.has(medication.id) ? 100 : 0;

/** Completion over the counted categories as a whole percent. */
export function questionnaireCompletion(questionnaire: Questionnaire, stored: StoredAnswers): number {
  const counted = questionnaire.categories.filter(({ id }) =>
    (completionCategories as readonly string[]).includes(id),
  );
  const sum = counted.reduce((total, category) => total + completionOf(category, stored), 0);
  return percent(sum, 100 * counted.length);
}

/** The label of the answer; null while it is open. */
export function answerInWords(question: Question, answers: Answers): string | null {
  const value = answers.get(question.name);
  if (value === undefined) return null;
  if (question.kind === 'group') return question.options.find(({ key }) => key === value)?.prompt ?? null;
  return value === yes ? 'Yes' : value === no ? 'No' : 'Not known';
}
