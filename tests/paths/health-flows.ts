import { healthResultsCases } from '#machines/health/health-results.cases.ts';
import { healthResultsJourneys } from '#machines/health/health-results.journeys.ts';
import { healthResultsMachine } from '#machines/health/health-results.machine.ts';
import { medicationCases } from '#machines/health/medication.cases.ts';
import { medicationJourneys } from '#machines/health/medication.journeys.ts';
import { medicationMachine } from '#machines/health/medication.machine.ts';
import { medicineCardsCases } from '#machines/health/medicine-cards.cases.ts';
import { medicineCardsJourneys } from '#machines/health/medicine-cards.journeys.ts';
import { medicineCardsMachine } from '#machines/health/medicine-cards.machine.ts';
import { myHealthCases } from '#machines/health/my-health.cases.ts';
import { myHealthJourneys } from '#machines/health/my-health.journeys.ts';
import { myHealthMachine } from '#machines/health/my-health.machine.ts';
import { questionnaireCases } from '#machines/health/questionnaire.cases.ts';
import { questionnaireJourneys } from '#machines/health/questionnaire.journeys.ts';
import { questionnaireMachine } from '#machines/health/questionnaire.machine.ts';
import { type Flow, flow } from './flow.ts';

/** What members tell about their health. */
export const healthFlows: readonly Flow[] = [
  flow('health/health-results', healthResultsMachine, healthResultsCases, healthResultsJourneys),
  flow('health/medication', medicationMachine, medicationCases, medicationJourneys),
  flow('health/medicine-cards', medicineCardsMachine, medicineCardsCases, medicineCardsJourneys),
  flow('health/my-health', myHealthMachine, myHealthCases, myHealthJourneys),
  flow('health/questionnaire', questionnaireMachine, questionnaireCases, questionnaireJourneys),
];
