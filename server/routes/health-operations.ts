import { changeHealthAnswers } from '#server/operations/health/changeHealthAnswers.ts';
import { clearHealthAnswers } from '#server/operations/health/clearHealthAnswers.ts';
import { createReportLink } from '#server/operations/health/createReportLink.ts';
import { deleteDiaryRecord } from '#server/operations/health/deleteDiaryRecord.ts';
import { deleteTriggerLimit } from '#server/operations/health/deleteTriggerLimit.ts';
import { endReportLink } from '#server/operations/health/endReportLink.ts';
import { getDiary } from '#server/operations/health/getDiary.ts';
import { getDiaryHint } from '#server/operations/health/getDiaryHint.ts';
import { getHealthQuestions } from '#server/operations/health/getHealthQuestions.ts';
import { getMyHealth } from '#server/operations/health/getMyHealth.ts';
import { getMyMedicines } from '#server/operations/health/getMyMedicines.ts';
import { getTriggerChoices } from '#server/operations/health/getTriggerChoices.ts';
import { getTriggerTests } from '#server/operations/health/getTriggerTests.ts';
import { giveConsent } from '#server/operations/health/giveConsent.ts';
import { listConsents } from '#server/operations/health/listConsents.ts';
import { listIngredientSwaps } from '#server/operations/health/listIngredientSwaps.ts';
import { listMedicines } from '#server/operations/health/listMedicines.ts';
import { listQuestionnaireCategories } from '#server/operations/health/listQuestionnaireCategories.ts';
import { listRecommendations } from '#server/operations/health/listRecommendations.ts';
import { listSafetyNotes } from '#server/operations/health/listSafetyNotes.ts';
import { noteTriggerEvent } from '#server/operations/health/noteTriggerEvent.ts';
import { openSharedReport } from '#server/operations/health/openSharedReport.ts';
import { openTriggerPortion } from '#server/operations/health/openTriggerPortion.ts';
import { planTriggerDish } from '#server/operations/health/planTriggerDish.ts';
import { saveDiaryRecord } from '#server/operations/health/saveDiaryRecord.ts';
import { saveMedicineAgreement } from '#server/operations/health/saveMedicineAgreement.ts';
import { saveMyMedicines } from '#server/operations/health/saveMyMedicines.ts';
import { startTriggerTest } from '#server/operations/health/startTriggerTest.ts';
import { submitHealthAnswers } from '#server/operations/health/submitHealthAnswers.ts';
import { switchSafetyNote } from '#server/operations/health/switchSafetyNote.ts';
import { withdrawConsent } from '#server/operations/health/withdrawConsent.ts';

/** Handlers of health answers, recommendations, and the diary. */
export const healthOperations = {
  changeHealthAnswers,
  clearHealthAnswers,
  deleteDiaryRecord,
  createReportLink,
  endReportLink,
  openSharedReport,
  planTriggerDish,
  deleteTriggerLimit,
  getDiary,
  getDiaryHint,
  getHealthQuestions,
  getMyHealth,
  getMyMedicines,
  getTriggerChoices,
  getTriggerTests,
  giveConsent,
  listConsents,
  listIngredientSwaps,
  listMedicines,
  listQuestionnaireCategories,
  listRecommendations,
  listSafetyNotes,
  noteTriggerEvent,
  openTriggerPortion,
  saveDiaryRecord,
  saveMedicineAgreement,
  saveMyMedicines,
  startTriggerTest,
  submitHealthAnswers,
  switchSafetyNote,
  withdrawConsent,
} as const;
