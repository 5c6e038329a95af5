import { expect, test } from 'vitest';
import { ageOn, ageProblem } from './age.ts';

test('the age counts from the birthday on', () => {
  expect(ageOn('2010-05-05', '2026-05-04')).toBe(15);
  expect(ageOn('2010-05-04', '2026-05-04')).toBe(16);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
});

test('a missing or low age has a sentence that names the profile', () => {
  expect(ageProblem(null, '2026-05-04', 16)).toContain('date of birth to your profile');
  expect(ageProblem('2010-05-05', '2026-05-04', 16)).toContain('aged 16 or over');
  expect(ageProblem('2010-05-04', '2026-05-04', 16)).toBeNull();
  expect(ageProblem(null, '2026-05-04', 0)).toBeNull();
});
