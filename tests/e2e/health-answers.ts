/** Answers the questionnaire through the API. */
import type { APIRequestContext } from '@playwright/test';
import type { components } from '#contract/api.ts';
import { expect } from './server-under-test.ts';

type Questions = components['schemas']['HealthQuestions'];

/** Declines every page that can be declined; else the first option, and No for single questions. */
const firstAnswers = ({ pages }: Questions): Readonly<Record<string, number>> =>
  Object.fromEntries(
    pages.flatMap(({ gate, inputs }) =>
      gate === null
        ? inputs.map(({ input_id, group_id, groups }) =>
            groups[0] ? [`GROUP_${group_id}`, groups[0].input_id] : [`INPUT_${input_id}`, 0],
          )
        : [[`INPUT_${gate.input_id}`, 0]],
    ),
  );

/** `headers` authenticate the member. */
export async function completeCategories(
  api: APIRequestContext,
  headers: Readonly<Record<string, string>>,
  ...ids: readonly string[]
): Promise<void> {
  for (const id of ids) {
    const path = `/api/swims/${id}/health-questions`;
    const { data } = await (await api.get(path, { headers })).json();
    const sent = await api.post(path, { headers, data: firstAnswers(data) });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
}
