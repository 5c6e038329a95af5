import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test('a figure stays with its unit, and words break as before', () => {
  expect(keepUnits('potato (42 g), 400 °F (200 °C), for 18 minutes')).toBe(
    'potato (42\u00A0g), 400\u00A0°F (200\u00A0°C), for 18\u00A0minutes',
  );
  expect(keepUnits('2 onions, 3 garlic cloves')).toBe('2 onions, 3 garlic cloves');
});
