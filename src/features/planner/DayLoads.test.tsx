import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleDay } from '#domain/meal-plan/week-plan.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { DayLoads } from './DayLoads.tsx';

test('EXT-13 a day says what its dishes are for the member together', async () => {
  const fit = { kind: 'over', sentence: 'Over your histamine limit' } as const;
  await renderForMember(<DayLoads day={{ ...sampleDay('2026-05-14', []), fit }} />);
  expect(screen.getByText('Over your histamine limit').tagName).toBe('SPAN');
});
