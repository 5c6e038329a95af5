import { expect, test } from 'vitest';
import { isEnabled } from './is-enabled.ts';

test.each([true, 1, '1', 'true', 'on', 'On', 'yes', 'email', {}, []])(
  'OR-74 a setting of %j is enabled',
  (setting) => {
    expect(isEnabled(setting)).toBe(true);
  },
);

test.each([false, 0, '0', 'false', 'off', ' OFF ', 'no', '', null, undefined, Number.NaN])(
  'OR-74 a setting of %j is disabled',
  (setting) => {
    expect(isEnabled(setting)).toBe(false);
  },
);
