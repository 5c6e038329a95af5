import type { OperationAnswer } from '#contract/operations.ts';
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

export type HealthQuestions = OperationAnswer<'getHealthQuestions'>['data'];
type PageAnswer = HealthQuestions['pages'][number];
type InputAnswer = PageAnswer['inputs'][number];
type OptionAnswer = InputAnswer['groups'][number];

function inputAnswer(question: Question, page: number, answers: Answers): InputAnswer {
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
      (option): OptionAnswer => ({
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

function pageAnswer(page: QuestionPage, pairs: Pairs): PageAnswer {
  const gate = gateAnswer(page, pairs);
  // What a No stands for was not answered one by one, so it is not shown as if.
  const answers: Answers = gate === no ? new Map() : answersOfPage(page, pairs);
  return {
    id: page.id,
    title: page.title,
    header: page.header,
    gate: page.gate === null ? null : { input_id: page.gate.inputId, value: gate ?? unknown },
    inputs: page.questions.map((question) => inputAnswer(question, page.id, answers)),
  };
}

/** The questions of a category with the member's answers. */
export const categoryAnswer = ({ id, pages }: Category, pairs: Pairs): HealthQuestions => ({
  id,
  pages: pages.map((page) => pageAnswer(page, pairs)),
});

/** The list of medicines with those that the member has chosen; of others the value is No. */
export function medicationAnswer(asked: MedicationPage, pairs: Pairs): HealthQuestions {
  return {
    id: asked.id,
    pages: [],
    pageTitle: asked.pageTitle,
    pageDescription: asked.pageDescription,
    inputs: asked.medications.map(({ inputId, name, use }): OptionAnswer => {
      const value = pairs[inputPair(inputId)];
      return {
        input_id: inputId,
        group_id: null,
        group_name: null,
        value: value ?? no,
        prompt: name,
        form_prompt: null,
        description: use,
        page: asked.page,
        used: value !== undefined,
      };
    }),
  };
}
