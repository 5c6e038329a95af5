import { emptyGenerator } from '#domain/meal-plan/generator-form.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { days, input, lacking, plan } from './generate-plan.cases.ts';
import type { generatePlanMachine } from './generate-plan.machine.ts';

const requested = { type: 'plan.requested' } as const;
const accepted = { type: 'plan.accepted' } as const;

export const generatePlanJourneys: readonly JourneyOf<typeof generatePlanMachine>[] = [
  {
    title: 'PLAN-26 PLAN-27 ENT-30 OK-18 starts with 2000 and no diet and sends one request',
    input,
    events: [requested, requested, { resolves: 'generatePlan', with: ok(plan) }],
    end: 'generated',
    calls: [
      {
        id: 'generatePlan',
        input: {
          date: '2026-05-14',
          form: { ...emptyGenerator, targetCalories: '2000', diet: '', span: 'day', allowRepeats: false },
          accepted: null,
        },
      },
    ],
    emits: [{ type: 'plan.generated', message: 'Meal plan items generated.', days }],
    context: { plan },
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
      { id: 'generatePlan', input: { date: '2026-05-14', form: emptyGenerator, accepted: null } },
    ],
    context: { refusal: null, fields: {} },
  },
  {
    title: 'generates another plan with the same preferences and shows failures',
    input,
    events: [
      requested,
      { resolves: 'generatePlan', with: ok(plan) },
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
    context: { fields: { diet: ['Give up Vegan.'] }, refusal: 'No plan fits.', plan: null },
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
      { resolves: 'generatePlan', with: ok(plan) },
      { type: 'form.changed', changes: { diet: 'Vegan' } },
    ],
    end: 'editing',
    calls: [{ id: 'generatePlan' }],
    context: { form: { ...emptyGenerator, diet: 'Vegan' } },
  },
  {
    title: 'EXT-29 says what a week misses before saving, and saves it as shown if the member wants it',
    input,
    events: [
      requested,
      { resolves: 'generatePlan', with: ok(lacking) },
      accepted,
      { resolves: 'savePlan', with: ok(plan) },
    ],
    end: 'generated',
    calls: [
      { id: 'generatePlan', input: { date: '2026-05-14', form: emptyGenerator, accepted: null } },
      { id: 'savePlan', input: { date: '2026-05-14', form: emptyGenerator, accepted: 7 } },
    ],
    emits: [{ type: 'plan.generated', message: 'Meal plan items generated.', days }],
  },
  {
    title: 'EXT-29 nothing is reported as planned while a week is reviewed',
    input,
    events: [requested, { resolves: 'generatePlan', with: ok(lacking) }],
    end: 'reviewing',
    emits: [],
    context: { plan: lacking },
  },
  {
    title: 'another week can be made instead of the one reviewed',
    input,
    events: [requested, { resolves: 'generatePlan', with: ok(lacking) }, requested],
    end: 'generating',
    calls: [
      { id: 'generatePlan' },
      { id: 'generatePlan', input: { date: '2026-05-14', form: emptyGenerator, accepted: null } },
    ],
  },
  {
    title: 'the preferences can be changed while a week is reviewed',
    input,
    events: [
      requested,
      { resolves: 'generatePlan', with: ok(lacking) },
      { type: 'form.changed', changes: { diet: 'Vegan' } },
    ],
    end: 'editing',
    context: { form: { ...emptyGenerator, diet: 'Vegan' } },
  },
  {
    title: 'a reviewed week that cannot be saved stays, with an error',
    input,
    events: [
      requested,
      { resolves: 'generatePlan', with: ok(lacking) },
      accepted,
      { resolves: 'savePlan', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'reviewing',
    emits: [
      errorToast(
        'The system is currently overloaded and cannot process your request. Please try again later.',
      ),
    ],
    context: { plan: lacking },
  },
  {
    title: 'a defect in saving a reviewed week leaves it, with an error',
    input,
    events: [requested, { resolves: 'generatePlan', with: ok(lacking) }, accepted, { rejects: 'savePlan' }],
    end: 'reviewing',
    emits: [errorToast(messages.unexpected)],
    context: { plan: lacking },
  },
];
