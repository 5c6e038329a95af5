import { describe, expect, test } from 'vitest';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { fitOf, fitWords, type Levels, type Limits } from './fit.ts';

const low: Levels = { oxalate: 1, histamine: 1, sulfur: 1, fodmap: 1, salicylate: 1 };
const free: Limits = { oxalate: null, histamine: null, sulfur: null, fodmap: null, salicylate: null };
const words = (
  levels: Partial<Record<Intolerance, Level | null>>,
  limits: Partial<Record<Intolerance, Level | null>>,
) => fitWords(fitOf({ ...low, ...levels }, { ...free, ...limits }));

describe('fit', () => {
  test('below every limit fits', () => {
    expect(words({}, { histamine: 2 })).toBe('Fits your limits');
    expect(words({}, { histamine: 1, oxalate: 1 })).toBe('Fits your limits');
  });

  test('the worst axis speaks: over beats unknown beats at the limit', () => {
    const limits = { oxalate: 2, histamine: 2, fodmap: 1 } as const;
    expect(words({ oxalate: 2 }, limits)).toBe('At oxalate limit');
    expect(words({ oxalate: 2, fodmap: null }, limits)).toBe('FODMAP unknown');
    expect(words({ oxalate: 2, fodmap: null, histamine: 3 }, limits)).toBe('Over for histamine');
  });

  test('what has no limit is not held against a dish, known or not', () => {
    expect(words({ sulfur: 3, fodmap: null }, { histamine: 2 })).toBe('Fits your limits');
    expect(words({ sulfur: 3 }, { sulfur: 3 })).toBe('');
    expect(words({ sulfur: 3, fodmap: null }, {})).toBe('');
  });

  test('unknown is never taken for low', () => {
    expect(words({ salicylate: null }, { salicylate: 1 })).toBe('Salicylate unknown');
  });
});
