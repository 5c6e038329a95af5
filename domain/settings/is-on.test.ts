import { expect, test } from 'vitest';
import { isOn } from './is-on.ts';

test.each([true, 1, '1', 'true', 'on', 'On', 'yes', 'email', {}, []])(
  'OR-74 a setting of %j is on',
  (setting) => {
    expect(isOn(setting)).toBe(true);
  },
);

test.each([false, 0, '0', 'false', 'off', ' OFF ', 'no', '', null, undefined, Number.NaN])(
  'OR-74 a setting of %j is off',
  (setting) => {
    expect(isOn(setting)).toBe(false);
  },
);
