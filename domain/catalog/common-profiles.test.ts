import { expect, test } from 'vitest';
import { commonProfiles } from './common-profiles.ts';

const with21 = `low-oxalate low-histamine low-sulfur low-fodmap low-salicylate vegan vegetarian gluten-free milk-free
  egg-free nut-and-peanut-free pescetarian keto paleo low-fodmap-milk-free-gluten-free low-histamine-milk-free`;
const with14 = 'low-fodmap-vegan five-axes';

test.each([
  ['three weeks', with21, { breakfast: 21, main: 42, small: 21 }],
  ['two weeks', with14, { breakfast: 14, main: 28, small: 14 }],
])('%s of food for the common profiles', (_, ids, floors) => {
  const promised = commonProfiles.filter((it) => it.floors.breakfast === floors.breakfast);
  expect(promised.map(({ id }) => id).toSorted()).toEqual(ids.split(/\s+/).toSorted());
  for (const profile of promised) expect(profile.floors).toEqual(floors);
});

test('each profile asks for something, and no two for the same', () => {
  const profiles = commonProfiles.map(({ profile }) => JSON.stringify(profile));
  expect(new Set(profiles).size).toBe(commonProfiles.length);
});
