import { describe, expect, test } from 'vitest';
import { BASES, type BaseName } from './base/bases.ts';
import { type Crop, type DishSpec, layouts, type VesselName } from './dish-spec.ts';
import { drawDish } from './draw-dish.ts';
import { MOODS, type MoodName } from './drawing/palette.ts';
import { FRONT_VESSELS } from './front/front-vessels.ts';
import { idsOf, objectionsTo } from './picture-check.fixture.ts';
import { forms } from './piece/form.ts';
import type { PieceName } from './piece/piece-index.ts';
import { drawnNames, pieceOf } from './piece/piece-index.ts';
import { VESSELS } from './vessel/vessel-index.ts';

const crops: readonly Crop[] = ['square', 'wide'];
const soup: DishSpec = {
  seed: 'roast-pumpkin-soup',
  vessel: 'bowl',
  base: 'soup',
  tint: null,
  ingredients: [
    { piece: 'cream-swirl', share: 1 },
    { piece: 'pumpkin-seed', share: 2 },
  ],
  garnish: ['parsley'],
  beside: ['whole-lemon'],
  mood: 'slate',
  layout: 'float',
};
const names = <T extends string>(table: Readonly<Record<T, unknown>>) => Object.keys(table) as T[];

function expectClean(spec: DishSpec): void {
  for (const crop of crops)
    expect(objectionsTo(drawDish(spec, { crop })), `${spec.seed} ${crop}`).toEqual([]);
}

describe('a picture', () => {
  test('is the same for the same spec, and another for another seed', () => {
    for (const crop of crops) {
      const picture = drawDish(soup, { crop });
      expect(drawDish(structuredClone(soup), { crop })).toBe(picture);
      expect(drawDish({ ...soup, seed: 'red-lentil-soup' }, { crop })).not.toBe(picture);
    }
  });

  test('has the size of its crop', () => {
    expect(drawDish(soup, { crop: 'square' })).toContain(
      'viewBox="-200 -200 400 400" width="400" height="400"',
    );
    expect(drawDish(soup, { crop: 'wide' })).toContain(
      'viewBox="-320 -180 640 360" width="640" height="360"',
    );
  });

  test('shares no id with the other crop or with another dish', () => {
    const pictures = [soup, { ...soup, seed: 'another' }].flatMap((spec) =>
      crops.map((crop) => drawDish(spec, { crop })),
    );
    const ids = pictures.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('takes a prefix for its ids', () => {
    for (const id of idsOf(drawDish(soup, { crop: 'square', prefix: 'lead_' }))) expect(id).toMatch(/^lead_/);
  });

  test('leaves out a piece that it does not know', () => {
    const older = { ...soup, garnish: ['no-longer-drawn' as PieceName] };
    expectClean(older);
  });

  test('of a dish with nothing in it is still a picture', () => {
    expectClean({ ...soup, ingredients: [], garnish: [], beside: [] });
  });
});

describe('the checker', () => {
  test('objects to what it should', () => {
    expect(objectionsTo('<svg><script/></svg>')).toEqual(['<script>']);
    expect(objectionsTo('<svg><use href="https://example.org/a.svg"/></svg>')).toEqual([
      'href https://example.org/a.svg',
    ]);
    expect(objectionsTo('<svg><g id="a"/><g id="a"/></svg>')).toEqual(['an id twice']);
    expect(objectionsTo('<svg><path fill="url(#gone)"/></svg>')).toEqual(['url #gone']);
    expect(() => objectionsTo('<svg><g></svg>')).toThrow();
  });
});

describe('drawn without objection', () => {
  test.each(names(VESSELS))('vessel %s', (vessel) => expectClean({ ...soup, vessel }));
  test.each(names(FRONT_VESSELS))('vessel %s with every base', (vessel) => {
    for (const base of names<BaseName>(BASES)) expectClean({ ...soup, vessel, base });
  });
  test.each(names<BaseName>(BASES))(
    'base %s on round and square ground, in its own and a given tint',
    (base) => {
      for (const vessel of ['deep-plate', 'baking-dish', 'platter'] satisfies VesselName[]) {
        expectClean({ ...soup, base, vessel });
        expectClean({ ...soup, base, vessel, tint: '#8a3a1e' });
      }
    },
  );
  test.each(names<MoodName>(MOODS))('mood %s', (mood) => expectClean({ ...soup, mood }));
  test.each(layouts)('layout %s, with one and with five kinds of piece', (layout) => {
    const five: readonly PieceName[] = ['salmon', 'asparagus', 'lemon', 'pea', 'yogurt-dollop'];
    const ingredients = five.map((piece) => ({ piece, share: 1 }));
    expectClean({ ...soup, layout, vessel: 'flat-plate', base: 'none', ingredients });
    expectClean({
      ...soup,
      layout,
      vessel: 'flat-plate',
      base: 'none',
      ingredients: ingredients.slice(2, 3),
    });
  });
});

describe('every piece', () => {
  test.each(drawnNames)('%s draws something, in all its variants, as ingredient and garnish', (name) => {
    const piece = pieceOf(name);
    expect(piece.size).toBeGreaterThan(0);
    const spec: DishSpec = {
      ...soup,
      seed: name,
      base: 'none',
      layout: 'toss',
      ingredients: [{ piece: name as PieceName, share: 1 }],
      garnish: [name as PieceName],
    };
    const picture = drawDish(spec, { crop: 'square' });
    expect(objectionsTo(picture)).toEqual([]);
    expect(picture.length).toBeGreaterThan(
      drawDish({ ...spec, ingredients: [], garnish: [] }, { crop: 'square' }).length,
    );
  });

  test('forms and carriers draw too', () => {
    const made: readonly PieceName[] = [
      ...forms.map((form): PieceName => `${form}:#aa5533`),
      'on:rice-cake+yogurt-dollop+red-grape',
      'on:lettuce-cup+prawn+avocado',
      'skewer:mozzarella-ball+cucumber',
    ];
    for (const piece of made) {
      expectClean({ ...soup, seed: piece, ingredients: [{ piece, share: 1 }] });
      expect(pieceOf(piece).draw, piece).not.toBe(pieceOf('no-longer-drawn').draw);
    }
  });

  test('a carrier with an unknown part is not drawn', () => {
    expect(pieceOf('on:cracker+no-longer-drawn')).toBe(pieceOf('no-longer-drawn'));
  });
});
