import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];

const blank = { description: null, form_prompt: null, group_name: null, value: -1, used: false } as const;

export const single = (
  input_id: number,
  prompt: string,
  answered: object = {},
): Schemas['QuestionInput'] => ({
  ...blank,
  input_id,
  group_id: null,
  prompt,
  page: 1,
  groups: [],
  ...answered,
});

export const grouped = (
  group_id: number,
  prompt: string,
  options: readonly string[],
  answered: object = {},
): Schemas['QuestionInput'] => ({
  ...blank,
  input_id: group_id,
  group_id,
  prompt,
  page: 1,
  value: 0,
  groups: options.map((option, index) => ({
    ...blank,
    input_id: group_id * 10 + index + 1,
    group_id,
    prompt: option,
    page: 1,
    value: 0,
  })),
  ...answered,
});

export const belly: Schemas['QuestionPage'] = {
  id: 111,
  title: 'Belly and bowel',
  header: '<p>Did your belly <strong>trouble</strong> you?</p>',
  gate: { input_id: 90, value: -1 },
  inputs: [
    grouped(30, 'How often did it hurt?', ['Never', 'Some days', 'Do you not know?']),
    single(12, 'Was it after a meal?'),
    grouped(31, 'Nothing to choose from', ['Do you?', 'Does it?']),
    grouped(32, 'When did it begin?', ['1', '2', '3', '4', '5', '6', '7', '8']),
  ],
};

export const category = (
  id: string,
  label: string,
  completion: number,
): Schemas['QuestionnaireCategory'] => ({
  id,
  label,
  icon: 'heart',
  page: id,
  completions: { completion },
});

export const scored: Schemas['HealthQuestions'] = {
  id: '105',
  pages: [],
  healthscore: 78,
  healthscorecolor: '#3f8358',
  health_questionnaire_completion: 80,
  healthscore_table: {
    band: 'moderate',
    band_label: 'Good, with room to grow',
    points: 7.8,
    max_points: 10,
    areas: [
      {
        id: 'sleep',
        label: 'Sleep',
        points: 7.8,
        max_points: 10,
        items: [
          {
            id: 'hours',
            label: 'Hours of sleep',
            answer: '7 to 8 hours',
            points: 5,
            max_points: 5,
            source: { title: 'Watson and others 2015', url: 'https://doi.org/10.5665/sleep.4716' },
          },
          {
            id: 'stress',
            label: 'Stress',
            answer: 'On most days',
            points: 2.8,
            max_points: 5,
            source: { title: 'A book', url: '' },
          },
          {
            id: 'snoring',
            label: 'Snoring',
            answer: null,
            points: null,
            max_points: 2,
            source: { title: 'A book', url: '' },
          },
        ],
      },
    ],
  },
  healthscore_history: [
    { date: '2026-03-02', healthscore: 61, healthscorecolor: '#b9851d' },
    { date: '2026-05-09', healthscore: 78, healthscorecolor: '#3f8358' },
  ],
};

const recommendation = (id: string, label: string, category: string): Schemas['Recommendation'] => ({
  recommendation_id: id,
  label,
  category,
  dose_amount: null,
  dose_units: null,
  dose_interval: null,
  how: '<p>Go to bed at the <strong>same time</strong>.</p>',
});

const calcium: Schemas['Recommendation'] = {
  ...recommendation('calcium', 'Calcium with meals', 'Minerals'),
  dose_amount: 300,
  dose_units: 'mg',
  dose_interval: 'with lunch and dinner',
};
const all = [
  calcium,
  recommendation('sleep', 'Sleep seven hours', 'Habits'),
  recommendation('walk', 'A walk a day', 'Habits'),
  recommendation('oats', 'Oats in the morning', 'Food'),
];

export const advice: Schemas['Recommendations'] = {
  recommendations: all,
  allrecs: all,
  allcats: ['Food', 'Habits', 'Minerals'],
  rec_urls: { calcium: '/pages/calcium' },
  rec_details: {
    calcium: {
      because: [{ prompt: 'Kidney stones', answer: 'Yes' }],
      evidence: [{ title: 'EFSA 2015', url: 'https://doi.org/10.2903/j.efsa.2015.4101' }],
      foods: [{ food_id: 'yogurt', name: 'Yogurt' }],
      recipes: [
        {
          id: 17,
          title: 'Fish pie',
          image: '/art/fish-pie.svg',
          fit: { kind: 'fits', sentence: 'Fits you: celery' },
        },
      ],
      limit: { amount: 2500, units: 'mg', source: 'EFSA' },
    },
  },
  urgent_help: null,
};
