import { beforeEach, expect, test } from 'vitest';
import { recordQuestionnaireAnswered } from './questionnaire-answered.ts';

beforeEach(() => localStorage.clear());
const flag = () => localStorage.getItem('questionnaire_answered');

test('HLTH-31 STOR-09 OR-97 the flag is set once the metas have it, and not before', () => {
  recordQuestionnaireAnswered([]);
  recordQuestionnaireAnswered([{ name: 'questionnaire_answered', value: false }]);
  recordQuestionnaireAnswered([{ name: 'first_login', value: true }]);
  expect(flag()).toBeNull();
  recordQuestionnaireAnswered([
    { name: 'first_login', value: false },
    { name: 'questionnaire_answered', value: true },
  ]);
  expect(flag()).toBe('true');
});

test.each(['true', 1, '1'])('HLTH-31 OR-09 the meta may be %j', (value) => {
  recordQuestionnaireAnswered([{ name: 'questionnaire_answered', value }]);
  expect(flag()).toBe('true');
});
