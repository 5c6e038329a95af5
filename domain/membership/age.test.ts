import { expect, test } from 'vitest';
import { ageProblem } from './age.ts';

test('a missing or low age has a sentence that names the profile', () => {
  expect(ageProblem(null, '2026-05-04', 16)).toContain('date of birth to your profile');
  expect(ageProblem('2010-05-05', '2026-05-04', 16)).toContain('aged 16 or over');
  expect(ageProblem('2010-05-04', '2026-05-04', 16)).toBeNull();
  expect(ageProblem(null, '2026-05-04', 0)).toBeNull();
});
