import type createClient from 'openapi-fetch';
import type { paths } from '#contract/api.ts';

type Api = ReturnType<typeof createClient<paths>>;

/** Index of the chosen option, from 1, by name of the group. */
const demoAnswers: Readonly<Record<string, number>> = {
  age: 2,
  sex: 1,
  pregnancy: 1,
  smoking: 4,
  alcohol: 1,
  'alcohol-amount': 1,
  interference: 2,
  'belly-pain': 2,
  bloating: 3,
  'bowel-habit': 1,
  reflux: 1,
  nausea: 1,
  flushing: 3,
  'stuffy-nose': 3,
  headache: 2,
  'racing-heart': 2,
  'reaction-time': 3,
  vegetables: 3,
  fruit: 2,
  'whole-grains': 2,
  pulses: 1,
  nuts: 2,
  fish: 2,
  'red-meat': 2,
  poultry: 1,
  'main-fat': 1,
  'olive-oil': 2,
  butter: 1,
  'calcium-foods': 2,
  'sweet-drinks': 1,
  sweets: 1,
  salt: 2,
  'eating-style': 1,
  'iodised-salt': 1,
  daylight: 2,
  movement: 2,
  sitting: 2,
  'sleep-hours': 2,
  'sleep-quality': 2,
  'late-coffee': 2,
  'blood-pressure': 1,
  cholesterol: 4,
  'blood-sugar': 1,
  'good-spirits': 4,
  calm: 3,
  energy: 3,
  refreshed: 3,
  interest: 5,
  'low-mood': 1,
  'no-joy': 1,
  tiredness: 3,
  'joint-pain': 2,
};

/** Answers every category as above, single questions with No, and takes one medicine. */
export async function answerQuestionnaire(api: Api): Promise<void> {
  for (const id of ['201', '11', '103', '105', 'rx']) {
    const params = { path: { id } };
    const { data } = await api.GET('/swims/{id}/health-questions', { params });
    const inputs = data?.data.pages.flatMap((page) => page.inputs) ?? [];
    const pairs = inputs.map(({ input_id: input, group_id: group, group_name: name, groups }) =>
      group === null
        ? [`INPUT_${input}`, 0]
        : [`GROUP_${group}`, groups[(demoAnswers[name ?? ''] ?? 1) - 1]?.input_id ?? 0],
    );
    const taken = data?.data.inputs?.filter(({ prompt }) => prompt === 'Cetirizine') ?? [];
    const body = Object.fromEntries([...pairs, ...taken.map(({ input_id: input }) => [`INPUT_${input}`, 1])]);
    const { response } = await api.POST('/swims/{id}/health-questions', { params, body });
    if (!response.ok)
      throw new Error(`The demo could not be filled: answers to ${id} gave ${response.status}.`);
  }
}
