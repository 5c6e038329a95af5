import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatTexts } from './format-texts.ts';
import { readRoutes, routeFiles } from './read-routes.ts';
import { shownTexts } from './screens-of-texts.ts';

const texts = shownTexts();
const routes = readRoutes();
const find = (feature: string, part: string, key: string) => {
  const text = texts.find((each) => each.feature === feature && each.part === part && each.key === key);
  if (text === undefined) throw new Error(`No text ${feature} ${part} ${key}.`);
  return text;
};

test('every route has the file of its component', () => {
  const written = routeFiles.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bpath: '/g)]);
  expect(routes).toHaveLength(written.length);
  // a frame and a component, or the component alone inside the root
  expect(routes.filter(({ files }) => files.length < 2 || files.length !== new Set(files).size)).toEqual([]);
});

describe('the screens of a text', () => {
  test('of a component are those whose routes import it', () => {
    expect(find('recipes', 'cookedScreen', 'title')).toMatchObject({
      usedIn: ['src/features/recipes/cooking/CookedScreen.tsx'],
      screens: ['/recipes/cooked'],
    });
    expect(find('recipes', 'guestQuestions', 'title').screens).toEqual(['/try']);
  });

  test('include those where it is loaded later, but not those that only prefetch another page', () => {
    expect(find('recipes', 'reviewsTab', 'edit').screens).toEqual(['/recipes/:id']);
  });

  test('of a sheet in a frame are all in the frame', () => {
    const { screens, places } = find('recipes', 'filterSheet', 'apply');
    expect(screens.length).toBeGreaterThan(40);
    expect(places).toEqual(['every screen in MemberFrame']);
  });

  test('of the title of a route are the route', () => {
    expect(find('app', 'memberRoutes', 'diary').screens).toEqual(['/account/diary']);
  });

  test('of a text that stands on no page are none', () => {
    expect(find('pwa', 'manifest', 'week').screens).toEqual([]);
  });
});

test('no text is unused', () => {
  expect(texts.filter(({ usedIn }) => usedIn.length === 0).map(({ part, key }) => `${part}.${key}`)).toEqual(
    [],
  );
});

test('the list names file, component, screens, and key', () => {
  const list = formatTexts(texts.filter(({ part }) => part === 'cookScreen' || part === 'filterSheet'));
  expect(list).toContain(
    'recipes  (src/features/recipes/texts/cooking.ts)\n\n  cookScreen  on /recipes/:id/cook',
  );
  expect(list).toContain('    titleOf: Cooking: {title}');
  expect(list).toContain('  filterSheet  on every screen in MemberFrame');
});
