import type { components } from '#contract/api.ts';
import {
  askedOn,
  isGrouped,
  type QuestionInput,
  type QuestionPage,
  shownOptions,
} from './shown-questions.ts';

/** Yes, No, Unknown. */
export const answerValues = [1, 0, -1] as const;
export type AnswerValue = (typeof answerValues)[number];
/** Whether the page applies to the member. */
export type PageAnswer = 'applies' | 'declined';

/** Draft of one category: answers by id; open questions are missing. */
export interface Draft {
  readonly pages: Readonly<Record<string, PageAnswer>>;
  readonly inputs: Readonly<Record<string, AnswerValue>>;
  /** The chosen input by group. */
  readonly groups: Readonly<Record<string, number>>;
}

export const emptyDraft: Draft = { pages: {}, inputs: {}, groups: {} };

/** The member's answers, and the saved ones when the member began. */
export interface DraftEdit {
  readonly before: Draft;
  readonly draft: Draft;
}

const isAnswerValue = (value: unknown): value is AnswerValue => answerValues.some((one) => one === value);
const groupOf = ({ group_id, input_id }: QuestionInput): number => group_id ?? input_id;

function pageAnswerOf({ gate, inputs }: QuestionPage): PageAnswer | null {
  if (gate === null) return inputs.some(({ used }) => used) ? 'applies' : null;
  if (gate.value === 1) return 'applies';
  return gate.value === 0 ? 'declined' : null;
}

/** Draft from the saved answers. A hidden option counts as open. */
export function savedAnswers(pages: readonly QuestionPage[]): Draft {
  const answers = pages.flatMap((page) => {
    const answer = pageAnswerOf(page);
    return answer === null ? [] : [[page.id, answer] as const];
  });
  const known = pages
    .filter((page) => pageAnswerOf(page) === 'applies')
    .flatMap((page) => askedOn(page))
    .filter(({ used }) => used);
  const singles = known.flatMap((input) =>
    !isGrouped(input) && isAnswerValue(input.value) ? [[input.input_id, input.value] as const] : [],
  );
  const chosen = known.flatMap((input) =>
    hasOption(input, input.value) ? [[groupOf(input), input.value] as const] : [],
  );
  return {
    pages: Object.fromEntries(answers),
    inputs: Object.fromEntries(singles),
    groups: Object.fromEntries(chosen),
  };
}

/** Parses a draft stored on the device, without removed questions; null when invalid. */
function readDraft(stored: unknown, pages: readonly QuestionPage[]): Draft | null {
  if (!isRecord(stored)) return null;
  const { pages: answers, inputs, groups } = stored;
  if (!isRecord(answers) || !isRecord(inputs) || !isRecord(groups)) return null;
  const visible = pages.flatMap((page) => askedOn(page));
  const pageAnswers = pages.flatMap(({ id }) => {
    const answer = answers[id];
    return answer === 'applies' || answer === 'declined' ? [[id, answer] as const] : [];
  });
  const singles = visible.flatMap((input) => {
    const value = inputs[input.input_id];
    return !isGrouped(input) && isAnswerValue(value) ? [[input.input_id, value] as const] : [];
  });
  const chosen = visible.flatMap((input) => {
    const value = groups[groupOf(input)];
    return typeof value === 'number' && hasOption(input, value) ? [[groupOf(input), value] as const] : [];
  });
  return {
    pages: Object.fromEntries(pageAnswers),
    inputs: Object.fromEntries(singles),
    groups: Object.fromEntries(chosen),
  };
}

/** Parses an edit stored on the device; null when invalid. A draft alone is of a version that noted nothing else. */
export function readDraftEdit(stored: unknown, pages: readonly QuestionPage[]): DraftEdit | null {
  const isEdit = isRecord(stored) && 'draft' in stored && 'before' in stored;
  const draft = readDraft(isEdit ? stored['draft'] : stored, pages);
  const before = isEdit ? readDraft(stored['before'], pages) : emptyDraft;
  return draft === null || before === null ? null : { draft, before };
}

type Answers<Value> = Readonly<Record<string, Value>>;

function mergedAnswers<Value>(
  now: Answers<Value>,
  before: Answers<Value>,
  own: Answers<Value>,
): Answers<Value> {
  const unchanged = Object.entries(now).filter(([id]) => own[id] === before[id]);
  const changed = Object.entries(own).filter(([id, value]) => value !== before[id]);
  return Object.fromEntries([...unchanged, ...changed]);
}

/** Whether one of a page's questions was answered otherwise. */
const isEdited = ({ inputs }: QuestionPage, { before, draft }: DraftEdit): boolean =>
  inputs.some(
    (input) =>
      draft.inputs[input.input_id] !== before.inputs[input.input_id] ||
      draft.groups[groupOf(input)] !== before.groups[groupOf(input)],
  );

/**
 * An edit on top of the answers that are saved by now: what was answered on another device since stays. A page with an
 * answer of the edit stays open, also where it was declined on another device.
 */
export function mergedDraft(pages: readonly QuestionPage[], now: Draft, edit: DraftEdit): Draft {
  const { before, draft } = edit;
  const edited = pages.flatMap((page) => {
    const answer = draft.pages[page.id];
    return answer !== undefined && isEdited(page, edit) ? [[page.id, answer] as const] : [];
  });
  return {
    pages: { ...mergedAnswers(now.pages, before.pages, draft.pages), ...Object.fromEntries(edited) },
    inputs: mergedAnswers(now.inputs, before.inputs, draft.inputs),
    groups: mergedAnswers(now.groups, before.groups, draft.groups),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOption = (input: QuestionInput, chosen: number): boolean =>
  shownOptions(input).some(({ input_id }) => input_id === chosen);

/** `Tell us more`: its questions are shown. */
export const openPage = (draft: Draft, page: QuestionPage): Draft => ({
  ...draft,
  pages: { ...draft.pages, [page.id]: 'applies' },
});

/** `No`: hides the page's questions and clears their answers. */
export function decline(draft: Draft, page: QuestionPage): Draft {
  const inputs = new Set(page.inputs.map(({ input_id }) => String(input_id)));
  const groups = new Set(page.inputs.map((input) => String(groupOf(input))));
  return {
    pages: { ...draft.pages, [page.id]: 'declined' },
    inputs: without(draft.inputs, inputs),
    groups: without(draft.groups, groups),
  };
}

const without = <Value>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

export const answerInput = (draft: Draft, inputId: number, value: AnswerValue): Draft => ({
  ...draft,
  inputs: { ...draft.inputs, [inputId]: value },
});

export const chooseOption = (draft: Draft, groupId: number, inputId: number): Draft => ({
  ...draft,
  groups: { ...draft.groups, [groupId]: inputId },
});

/** The answer to a single question; null while open. */
export const answerOf = (draft: Draft, { input_id }: QuestionInput): AnswerValue | null =>
  draft.inputs[input_id] ?? null;

/** The chosen option of a grouped question; 0 while open. */
export const chosenOf = (draft: Draft, input: QuestionInput): number => draft.groups[groupOf(input)] ?? 0;

export const isOpened = (draft: Draft, page: QuestionPage): boolean => draft.pages[page.id] === 'applies';
export const isDeclined = (draft: Draft, page: QuestionPage): boolean => draft.pages[page.id] === 'declined';

/** Visible questions in order. */
const displayed = (pages: readonly QuestionPage[], draft: Draft): readonly QuestionInput[] =>
  pages.filter((page) => isOpened(draft, page)).flatMap((page) => askedOn(page));

/** Visible grouped questions without a chosen option, in order. */
export const openGroups = (pages: readonly QuestionPage[], draft: Draft): readonly QuestionInput[] =>
  displayed(pages, draft).filter((input) => isGrouped(input) && chosenOf(draft, input) === 0);

/** The pairs to submit. Hidden answers are omitted, which clears them on the server. */
export function answerPairs(
  pages: readonly QuestionPage[],
  draft: Draft,
): components['schemas']['HealthAnswers'] {
  const pairs: Record<string, number> = {};
  for (const page of pages) {
    if (page.gate === null) continue;
    if (isOpened(draft, page)) pairs[`INPUT_${page.gate.input_id}`] = 1;
    if (isDeclined(draft, page)) pairs[`INPUT_${page.gate.input_id}`] = 0;
  }
  for (const input of displayed(pages, draft)) {
    const answer = answerOf(draft, input);
    const chosen = chosenOf(draft, input);
    if (isGrouped(input)) {
      if (chosen !== 0) pairs[`GROUP_${groupOf(input)}`] = chosen;
    } else if (answer !== null) pairs[`INPUT_${input.input_id}`] = answer;
  }
  return pairs;
}

export const hasAnswers = (pages: readonly QuestionPage[], draft: Draft): boolean =>
  Object.keys(answerPairs(pages, draft)).length > 0;
