/** Values of single questions (CONST-50). */
export const yes = 1;
export const no = 0;
export const unknown = -1;

interface QuestionBase {
  /** Stable name, as used by rules and the score. */
  readonly name: string;
  /** Key of the submitted pair: `INPUT_…` or `GROUP_…`. */
  readonly id: number;
  readonly prompt: string;
  /** Short name for results. */
  readonly formPrompt: string;
  readonly description: string | null;
}

/** Answered by Yes, No or Unknown. */
export interface SingleQuestion extends QuestionBase {
  readonly kind: 'single';
}

export interface Option {
  /** Key in rules and the score, from 1. */
  readonly key: number;
  readonly inputId: number;
  readonly prompt: string;
}

/** Answered by one of its options. */
export interface GroupQuestion extends QuestionBase {
  readonly kind: 'group';
  readonly inputId: number;
  readonly options: readonly Option[];
}

export type Question = SingleQuestion | GroupQuestion;

export interface QuestionPage {
  readonly id: number;
  readonly title: string;
  /** HTML. */
  readonly header: string;
  /** Asks whether the page applies; its No implies answers. Null if its questions are always shown. */
  readonly gate: { readonly inputId: number; readonly no: Answers } | null;
  readonly questions: readonly Question[];
}

export interface Category {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly pages: readonly QuestionPage[];
}

export interface Medication {
  readonly inputId: number;
  readonly name: string;
  /** What it is prescribed for. */
  readonly use: string;
  /** Groups that interactions refer to. */
  readonly classes: readonly string[];
  /** An unlisted medicine: any interaction is possible. */
  readonly isUnlisted: boolean;
}

export interface MedicationPage {
  readonly id: 'rx';
  readonly label: string;
  readonly icon: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly page: number;
  readonly medications: readonly Medication[];
}

export interface Questionnaire {
  readonly categories: readonly Category[];
  readonly medication: MedicationPage;
}

/** Answers by question name: the key of an option, or 1, 0, -1. Open questions are absent. */
export type Answers = ReadonlyMap<string, number>;

/** Submitted values of one category, by `INPUT_{id}` and `GROUP_{id}`. */
export type Pairs = Readonly<Record<string, number>>;

/** The submitted pairs by category; a category that was never submitted is absent. */
export type StoredAnswers = ReadonlyMap<string, Pairs>;

/** Complete when all of these are (CONST-44). */
export const completionCategories = ['201', '11', '103', '105'] as const;

/** Categories whose groups must all be answered (CONST-43). */
export const requiredCategories: readonly string[] = ['11', '103', '105'];

export const questionsOf = ({ pages }: Pick<Category, 'pages'>): Question[] =>
  pages.flatMap(({ questions }) => [...questions]);

export const groupPair = (id: number) => `GROUP_${id}`;
export const inputPair = (id: number) => `INPUT_${id}`;
export const pairOf = (question: Question): string =>
  question.kind === 'group' ? groupPair(question.id) : inputPair(question.id);

const startsAsQuestion = /^(?:Do|Does)\b/;

/** Options worded as a question are not offered (HLTH-17, OR-66). */
export const isHidden = (prompt: string): boolean => startsAsQuestion.test(prompt) && prompt.endsWith('?');
