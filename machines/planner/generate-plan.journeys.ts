import { emptyGenerator } from '#domain/meal-plan/generator-form.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { days } from './generate-plan.cases.ts';
import type { generatePlanMachine } from './generate-plan.machine.ts';

const input = { date: '2026-05-14', target: 2000, least: 1200 };
const requested = { type: 'plan.requested' } as const;

export const generatePlanJourneys: readonly JourneyOf<typeof generatePlanMachine>[] = [
  {
    title: 'PLAN-26 PLAN-27 ENT-30 OK-18 starts with 2000 and no diet and sends one request',
    input,
    events: [
      requested,
      requested,
      { resolves: 'generatePlan', with: ok({ days, explanation: '1,976 of 2,000 kcal.' }) },
    ],
    end: 'generated',
    calls: [
      {
        id: 'generatePlan',
        input: {
          date: '2026-05-14',
          form: { targetCalories: '2000', diet: '', span: 'day', allowRepeats: false },
        },
      },
    ],
    emits: [{ type: 'plan.generated', message: 'Meal plan items generated.', days }],
    context: { explanation: '1,976 of 2,000 kcal.' },
  },
  {
    title: 'shows an invalid target at the field and sends no request',
    input,
    events: [{ type: 'form.changed', changes: { targetCalories: '100' } }, requested],
    end: 'editing',
    calls: [],
    context: {
      fields: {
        targetCalories: [
          'Choose a whole number from 1,200 to 10,000. Eating less than that needs a doctor, so please ask yours first.',
        ],
      },
    },
  },
  {
    title: 'suggests which preference to drop when nothing fits, and generates again without it',
    input,
    events: [
      { type: 'form.changed', changes: { diet: 'Vegan' } },
      requested,
      {
        resolves: 'generatePlan',
        with: { kind: 'invalid', message: 'No plan fits.', fields: { diet: ['Give up Vegan.'] } },
      },
      { type: 'form.changed', changes: { diet: '' } },
      requested,
    ],
    end: 'generating',
    calls: [
      { id: 'generatePlan' },
      { id: 'generatePlan', input: { date: '2026-05-14', form: emptyGenerator } },
    ],
    context: { refusal: null, fields: {} },
  },
  {
    title: 'generates another plan with the same preferences and shows failures',
    input,
    events: [
      requested,
      { resolves: 'generatePlan', with: ok({ days, explanation: 'Fits.' }) },
      requested,
      { resolves: 'generatePlan', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'editing',
    emits: [
      { type: 'plan.generated', message: 'Meal plan items generated.', days },
      errorToast(
        'The system is currently overloaded and cannot process your request. Please try again later.',
      ),
    ],
  },
  {
    title: 'shows the suggestion at the field without a toast when nothing fits',
    input,
    events: [
      requested,
      {
        resolves: 'generatePlan',
        with: { kind: 'invalid', message: 'No plan fits.', fields: { diet: ['Give up Vegan.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: { fields: { diet: ['Give up Vegan.'] }, refusal: 'No plan fits.', explanation: null },
  },
  {
    title: 'shows an error after an exception in generating and keeps the preferences',
    input,
    events: [{ type: 'form.changed', changes: { diet: 'Vegan' } }, requested, { rejects: 'generatePlan' }],
    end: 'editing',
    calls: [{ id: 'generatePlan' }],
    emits: [errorToast(messages.unexpected)],
    context: { form: { ...emptyGenerator, diet: 'Vegan' } },
  },
  {
    title: 'preferences can be changed after a plan, and a request needs a press',
    input,
    events: [
      requested,
      { resolves: 'generatePlan', with: ok({ days, explanation: 'Fits.' }) },
      { type: 'form.changed', changes: { diet: 'Vegan' } },
    ],
    end: 'editing',
    calls: [{ id: 'generatePlan' }],
    context: { form: { ...emptyGenerator, diet: 'Vegan' } },
  },
];
