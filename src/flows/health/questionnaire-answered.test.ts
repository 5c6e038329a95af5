import { beforeEach, expect, test } from 'vitest';
import { noteQuestionnaireAnswered } from './questionnaire-answered.ts';

beforeEach(() => localStorage.clear());
const kept = () => localStorage.getItem('questionnaire_answered');

test('HLTH-31 STOR-09 OR-97 the flag is set once the metas say so, and not before', () => {
  noteQuestionnaireAnswered([]);
  noteQuestionnaireAnswered([{ name: 'questionnaire_answered', value: false }]);
  noteQuestionnaireAnswered([{ name: 'first_login', value: true }]);
  expect(kept()).toBeNull();
  noteQuestionnaireAnswered([
    { name: 'first_login', value: false },
    { name: 'questionnaire_answered', value: true },
  ]);
  expect(kept()).toBe('true');
});
