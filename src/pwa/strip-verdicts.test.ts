import { expect, test } from 'vitest';
import { stripVerdicts } from './strip-verdicts.ts';

test('EXT-13 a cached response loses its verdicts and nothing else', () => {
  const card = {
    title: 'Soup',
    fit: { kind: 'fits', sentence: 'Fits you: milk' },
    verdicts: { oxalate: { level: 1, limit: 1, standing: 'within' } },
  };
  const detail = { ...card, fit: { ...card.fit, checked: ['milk'], reasons: [] } };
  const outdated = { kind: 'unknown', sentence: 'Checked before you changed your answers or preferences' };
  const plain = { title: 'Soup', verdicts: { oxalate: { level: 1, limit: 1 } } };
  expect(stripVerdicts({ data: [card], meta: { total: 1, not_filtered_by: ['milk'] } })).toEqual({
    data: [{ ...plain, fit: outdated }],
    meta: { total: 1, not_filtered_by: [] },
  });
  expect(stripVerdicts({ data: detail })).toEqual({
    data: { ...plain, fit: { ...outdated, checked: [], reasons: [] } },
  });
  expect(stripVerdicts({ data: null, fit: 'tight' })).toEqual({ data: null, fit: 'tight' });
});

test('EXT-32 EXT-13 a cached dish no longer says that it fits the table once the answers changed', () => {
  const table = { fits_all: true, sentence: 'Fits both of you' };
  const changed = { fits_all: false, sentence: 'Fits both of you without the feta', after_change: 'shared' };
  const outdated = { fits_all: false, sentence: 'Not checked for your table since then' };
  expect(stripVerdicts({ data: [{ title: 'Soup', table }] })).toEqual({
    data: [{ title: 'Soup', table: outdated }],
  });
  expect(stripVerdicts({ data: { title: 'Soup', table: changed } })).toEqual({
    data: { title: 'Soup', table: outdated },
  });
  const pots = [{ item_id: 'a1', servings: 2, ...table, portions: [] }];
  expect(stripVerdicts({ table: { meals: [], pots } })).toEqual({
    table: { meals: [], pots: [{ ...pots[0], ...outdated }] },
  });
});
