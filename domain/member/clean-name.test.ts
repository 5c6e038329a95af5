import { describe, expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

describe('a name that others see', () => {
  test.each([
    ['', ''],
    [' ', ''],
    ['\u00A0\u2003\u3000', ''],
    ['\u200B', ''],
    ['\u200D\u200C', ''],
    ['\u2060\uFEFF\u00AD', ''],
    ['\u202E', ''],
    ['\u2066\u2069', ''],
    ['\u3164', ''],
    ['\uFFA0\u115F\u1160', ''],
    ['\u2800 \u2800', ''],
    ['\u034F\u0301', ''],
    ['\uFE0F', ''],
    ['\u{E0041}\u{E007F}', ''],
    ['\ud800', ''],
  ])('%j is empty', (name, cleaned) => expect(cleanName(name)).toBe(cleaned));

  test.each([
    ['  Mary   Smith ', 'Mary Smith'],
    ['Mary\u00A0\u2003Smith', 'Mary Smith'],
    ['Mary\nSmith', 'Mary Smith'],
    ['\u202EMary', 'Mary'],
    ['Ma\u202Dr\u2067y\u200F', 'Mary'],
    ['Ma\u200Bry', 'Mary'],
    ['Ma\u200D\u200Cry\u200D', 'Mary'],
    ['Mary \u200B Smith', 'Mary Smith'],
    ['Мар\u200Dия', 'Мария'],
    ['Mary\uFE0F', 'Mary'],
  ])('%j becomes %j', (name, cleaned) => expect(cleanName(name)).toBe(cleaned));

  test.each([
    '__',
    'Mary',
    "Zoë O'Neil-Łuksza",
    'مریم‌السادات',
    'क्\u200Dष',
    'ക്\u200Dഷ',
    'അവന്\u200D',
    '葛\u{E0100}城',
    '\u{1F469}\u200D\u{1F373}',
    '\u{1F469}\u{1F3FD}\u200D\u{1F373}',
    '❤\uFE0F',
    'שרה',
    '山田 太郎',
    '42',
  ])('%j stays', (name) => expect(cleanName(name)).toBe(name));

  test('the same comes of a cleaned name', () => {
    for (const name of ['\u200B \u202E a \u200D b', 'ا\u200D\u200Dب', 'a\u200B\u0301'])
      expect(cleanName(cleanName(name))).toBe(cleanName(name));
  });
});
