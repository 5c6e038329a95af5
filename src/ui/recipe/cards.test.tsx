import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { formatMinutes } from './format-minutes.ts';
import { RecipeCard } from './RecipeCard.tsx';
import { RecipeLeadCard } from './RecipeLeadCard.tsx';
import { RecipeRowCard } from './RecipeRowCard.tsx';
import { recipeFactsOf } from './recipe-facts-of.ts';

const response = {
  title: 'Roast pumpkin soup',
  image: '/art/soup/square.svg?v=1',
  image_wide: '/art/soup/wide.svg?v=1',
  rating_avg: 4.6,
  reviews_avg: null,
  reviews_count: 61,
  ready_in_minutes: 70,
  servings: 3,
  author: null,
  partner_id: null,
};
const soup = recipeFactsOf(response, '/recipes/17');
const verdicts = {
  oxalate: { level: 1, limit: 1, standing: 'within' },
  histamine: { level: 2, limit: 2, standing: 'at' },
  sulfur: { level: 3 },
  fodmap: { level: null },
  salicylate: { level: 1, limit: 1, standing: 'within' },
} as const;
const source = (card: HTMLElement) => card.querySelector('img')?.getAttribute('src');

describe.each([
  ['grid', RecipeCard],
  ['row', RecipeRowCard],
] as const)('the %s card', (name, Card) => {
  test(`RCP-10 ${name === 'row' ? 'RCP-12 ' : ''}shows picture, title, rating, minutes and servings`, () => {
    render(<Card recipe={soup} />);
    const card = screen.getByRole('article');
    expect(source(card)).toBe('/art/soup/square.svg?v=1');
    expect(within(card).getByRole('heading', { name: 'Roast pumpkin soup' })).toBeDefined();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((part) => part.textContent),
    ).toEqual(['Rated4.6out of 5', '1 h 10', 'Serves 3']);
  });

  test('shows no time if it is unknown', () => {
    render(<Card recipe={{ ...soup, minutes: 0 }} />);
    const parts = within(screen.getByRole('article')).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual(['Rated4.6out of 5', 'Serves 3']);
  });

  test('EXT-32 says below the verdict whom of a table the dish fits', () => {
    render(<Card recipe={soup} table="Fits Lena, not you" />);
    const card = within(screen.getByRole('article'));
    const text = card.getByText('Fits Lena, not you');
    expect(text.parentElement).toBe(card.getByRole('heading').parentElement);
  });

  test('RCP-11 shows the publisher only with both an author and a partner', () => {
    const author = { name: 'Ines R.' };
    const cardOf = (changes: object) => (
      <Card recipe={recipeFactsOf({ ...response, ...changes }, '/recipes/17')} />
    );
    const { rerender } = render(cardOf({ author, partner_id: 'main' }));
    expect(screen.getByText('Published by Ines R.')).toBeDefined();
    for (const half of [{ author }, { partner_id: 'main' }, { author: { name: '' }, partner_id: 'main' }]) {
      rerender(cardOf(half));
      expect(screen.queryByText(/Published by/)).toBeNull();
    }
  });

  test('RCP-14 leads to the recipe', () => {
    render(<Card recipe={soup} />);
    expect(screen.getByRole('link', { name: 'Roast pumpkin soup' }).getAttribute('href')).toBe('/recipes/17');
  });

  test('EXT-13 EXT-14 its verdict is in words, the member’s allergen among them', () => {
    render(<Card recipe={soup} fit={{ kind: 'not_for_you', sentence: 'Not for you: contains milk' }} />);
    expect(screen.getByText('Not for you: contains milk')).toBeDefined();
  });
});

test('EXT-13 the lead card shows the wide picture, the judgement and five gauges in words, the limited ones first', () => {
  const fit = { kind: 'at_limit', sentence: 'At your histamine limit' } as const;
  render(<RecipeLeadCard recipe={soup} fit={fit} verdicts={verdicts} />);
  expect(screen.getByText('At your histamine limit')).toBeDefined();
  expect(source(screen.getByRole('article'))).toBe('/art/soup/wide.svg?v=1');
  const gauges = within(screen.getByRole('list', { name: 'Intolerances' })).getAllByRole('img');
  expect(gauges.map((gauge) => gauge.getAttribute('aria-label'))).toEqual([
    'Oxalate: Low. Your limit is Low.',
    'Histamine: Medium, estimated. Your limit is Medium.',
    'Salicylate: Low, estimated. Your limit is Low.',
    'Sulfur: High.',
    'FODMAP: Unknown.',
  ]);
});

test('EXT-13 a level without a limit is drawn and written in the quiet color, however high', () => {
  const { rerender } = render(<RecipeLeadCard recipe={soup} verdicts={verdicts} />);
  const classesOf = (name: RegExp) => {
    const gauge = screen.getByRole('img', { name });
    return [...gauge.querySelectorAll('path, span')].flatMap(({ classList }) => [...classList]);
  };
  const quiet = classesOf(/^Sulfur: High/);
  expect(quiet.filter((name) => name.includes('fill-quiet'))).toHaveLength(3);
  expect(quiet.some((name) => name.includes('unlimited'))).toBe(true);
  expect(quiet.filter((name) => /fill-(low|medium|high)|_high_|^high/.test(name))).toEqual([]);
  rerender(
    <RecipeLeadCard
      recipe={soup}
      verdicts={{ ...verdicts, sulfur: { level: 3, limit: 1, standing: 'over' } }}
    />,
  );
  const loud = classesOf(/^Sulfur: High/);
  expect(loud.filter((name) => name.includes('fill-high'))).toHaveLength(3);
  expect(loud.some((name) => name.includes('fill-quiet') || name.includes('unlimited'))).toBe(false);
});

test('a heart names its recipe and its action', async () => {
  const onToggle = vi.fn();
  const { rerender } = render(<RecipeCard recipe={soup} favorite={{ on: false, onToggle }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Roast pumpkin soup to favorites' }));
  expect(onToggle).toHaveBeenCalledOnce();
  rerender(<RecipeCard recipe={soup} favorite={{ on: true, onToggle }} />);
  expect(screen.getByRole('button', { name: 'Remove Roast pumpkin soup from favorites' })).toBeDefined();
});

test('a recipe without ratings is new', () => {
  render(<RecipeCard recipe={{ ...soup, rating: null, ratings: 0 }} />);
  expect(screen.getByText('New')).toBeDefined();
});

test.each([
  [5, '5 min'],
  [59.6, '1 h'],
  [60, '1 h'],
  [70, '1 h 10'],
  [495, '8 h 15'],
])('%d minutes read as %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

test('a picture that cannot be loaded shows its plain background, until the source changes', () => {
  const { rerender } = render(<RecipeCard recipe={soup} />);
  const picture = () => screen.getByRole('article').querySelector('img') as HTMLImageElement;
  fireEvent.error(picture());
  expect(picture().hidden).toBe(true);
  rerender(<RecipeCard recipe={{ ...soup, image: '/art/soup/square.svg?v=2' }} />);
  expect(picture().hidden).toBe(false);
});
