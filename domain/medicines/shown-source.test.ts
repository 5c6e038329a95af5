import { expect, test } from 'vitest';
import { shownSource } from './shown-source.ts';

test.each([
  [
    'NICE NG246; American Academy of Pediatrics 2016 (LS25)',
    'NICE NG246; American Academy of Pediatrics 2016',
  ],
  ['NHS warfarin page, quoted in stored pages read', 'NHS warfarin page'],
  [
    'US label Zyvox (large quantities); SmPC (over 100 mg); stored pages read',
    'US label Zyvox (large quantities); SmPC (over 100 mg)',
  ],
  ['NHS: foods to avoid (LS05, LS06)', 'NHS: foods to avoid'],
  ['SmPC of each (FD181, FD182)', 'SmPC of each'],
])('EXT-17 EXT-18 shows a source by its publisher: %s', (source, shown) => {
  expect(shownSource(source)).toBe(shown);
});
