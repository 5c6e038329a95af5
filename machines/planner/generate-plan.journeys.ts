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
    title: 'PLAN-26 PLAN-27 CONST-30 ENT-30 OK-18 it begins with 2000 and no diet, and asks once',
    input,
    events: [
      requested,
      requested,
      { answer: 'generatePlan', with: ok({ days, explanation: '1,976 of 2,000 kcal.' }) },
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
    title: 'a target that is none is told at its field, and nothing is asked',
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
    title: 'when nothing fits, it is said what to give up; giving it up asks again',
    input,
    events: [
      { type: 'form.changed', changes: { diet: 'Vegan' } },
      requested,
      {
        answer: 'generatePlan',
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
    title: 'another plan is asked for with the same wishes; what fails is told',
    input,
    events: [
      requested,
      { answer: 'generatePlan', with: ok({ days, explanation: 'Fits.' }) },
      requested,
      { answer: 'generatePlan', with: { kind: 'unavailable', status: null, message: null } },
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
    title: 'when nothing fits, what to give up stands at its field, and no toast repeats it',
    input,
    events: [
      requested,
      {
        answer: 'generatePlan',
        with: { kind: 'invalid', message: 'No plan fits.', fields: { diet: ['Give up Vegan.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: { fields: { diet: ['Give up Vegan.'] }, refusal: 'No plan fits.', explanation: null },
  },
  {
    title: 'a defect in making the plan is told and leaves the wishes',
    input,
    events: [{ type: 'form.changed', changes: { diet: 'Vegan' } }, requested, { defect: 'generatePlan' }],
    end: 'editing',
    calls: [{ id: 'generatePlan' }],
    emits: [errorToast(messages.unexpected)],
    context: { form: { ...emptyGenerator, diet: 'Vegan' } },
  },
  {
    title: 'wishes can be changed after a plan, and nothing is asked before it is wanted',
    input,
    events: [
      requested,
      { answer: 'generatePlan', with: ok({ days, explanation: 'Fits.' }) },
      { type: 'form.changed', changes: { diet: 'Vegan' } },
    ],
    end: 'editing',
    calls: [{ id: 'generatePlan' }],
    context: { form: { ...emptyGenerator, diet: 'Vegan' } },
  },
];
