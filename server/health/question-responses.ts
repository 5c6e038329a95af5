import type { OperationResponse } from '#contract/operations.ts';
import { answersOfPage, gateAnswer } from '#domain/questionnaire/answers.ts';
import {
  type Answers,
  type Category,
  inputPair,
  type MedicationPage,
  no,
  type Pairs,
  type Question,
  type QuestionPage,
  unknown,
} from '#domain/questionnaire/questionnaire.ts';

export type HealthQuestions = OperationResponse<'getHealthQuestions'>['data'];
type PageResponse = HealthQuestions['pages'][number];
type InputResponse = PageResponse['inputs'][number];
type OptionResponse = InputResponse['groups'][number];

function inputResponse(question: Question, page: number, answers: Answers): InputResponse {
  const value = answers.get(question.name);
  const shared = {
    prompt: question.prompt,
    form_prompt: question.formPrompt,
    description: question.description,
    page,
    used: value !== undefined,
  };
  if (question.kind === 'single')
    return {
      input_id: question.id,
      group_id: null,
      group_name: null,
      value: value ?? unknown,
      ...shared,
      groups: [],
    };
  const chosen = question.options.find(({ key }) => key === value)?.inputId ?? 0;
  const group = { group_id: question.id, group_name: question.name };
  return {
    input_id: question.inputId,
    ...group,
    value: chosen,
    ...shared,
    groups: question.options.map(
      (option): OptionResponse => ({
        input_id: option.inputId,
        ...group,
        value: option.inputId === chosen ? option.inputId : 0,
        prompt: option.prompt,
        form_prompt: null,
        description: null,
        page,
        used: option.inputId === chosen,
      }),
    ),
  };
}

function pageResponse(page: QuestionPage, pairs: Pairs): PageResponse {
  const gate = gateAnswer(page, pairs);
  // Answers implied by a No were not given one by one, so they are not shown as given.
  const answers: Answers = gate === no ? new Map() : answersOfPage(page, pairs);
  return {
    id: page.id,
    title: page.title,
    header: page.header,
    gate: page.gate === null ? null : { input_id: page.gate.inputId, value: gate ?? unknown },
    inputs: page.questions.map((question) => inputResponse(question, page.id, answers)),
  };
}

/** The questions of a category with the member's answers. */
export const categoryResponse = ({ id, pages }: Category, pairs: Pairs): HealthQuestions => ({
  id,
  pages: pages.map((page) => pageResponse(page, pairs)),
});

/** The list of medicines with those the member has chosen; the value of others is No. */
export function medicationResponse(medicationPage: MedicationPage, pairs: Pairs): HealthQuestions {
  return {
    id: medicationPage.id,
    pages: [],
    pageTitle: medicationPage.pageTitle,
    pageDescription: medicationPage.pageDescription,
    inputs: medicationPage.medications.map(({ inputId, name, use }): OptionResponse => {
      const value = pairs[inputPair(inputId)];
      return {
        input_id: inputId,
        group_id: null,
        group_name: null,
        value: value ?? no,
        prompt: name,
        form_prompt: null,
        description: use,
        page: medicationPage.page,
        used: value !== undefined,
      };
    }),
  };
}
