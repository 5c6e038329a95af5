import { describe, expect, test } from 'vitest';
import { featureOf, isTextsFile, readTexts } from './read-texts.ts';

const file = 'src/features/recipes/texts/list.ts';
const read = (source: string) => readTexts(file, source).map(({ part, key, text }) => [part, key, text]);

describe('texts are read as a product owner sees them', () => {
  test('strings, values, and alternatives', () => {
    const source = `import { x } from './x.ts';
      export const card = {
        title: 'View Recipe',
        minutes: (count: number) => \`\${count} min\`,
        found: (count: number) => \`\${count} \${count === 1 ? 'recipe' : 'recipes'} found\`,
        published: (name: string) => {
          const shown = x(name);
          return 'By ' + shown;
        },
      };
      const hidden = { title: 'No export' };`;
    expect(read(source)).toEqual([
      ['card', 'title', 'View Recipe'],
      ['card', 'minutes', '{count} min'],
      ['card', 'found', '{count} (recipe|recipes) found'],
      ['card', 'published', 'By {shown}'],
    ]);
  });

  test('groups and lists', () => {
    expect(
      read("export const a = { tabs: { 'one-day': 'One' }, steps: ['First', 'Second'] } satisfies X;"),
    ).toEqual([
      ['a', 'tabs.one-day', 'One'],
      ['a', 'steps.1', 'First'],
      ['a', 'steps.2', 'Second'],
    ]);
  });
});

test('the folder of a texts file is its feature', () => {
  expect(featureOf(file)).toBe('recipes');
  expect(featureOf('src/ui/verdict/texts.ts')).toBe('ui/verdict');
  expect(featureOf('src/offline/texts/operations.ts')).toBe('offline');
  expect(['src/ui/text/Text.tsx', 'src/features/recipes/recipe/reasons-text.ts'].filter(isTextsFile)).toEqual(
    [],
  );
});
