import { expect, test } from 'vitest';
import { itemsInMarkup } from './markup-items.ts';
import { readText } from './read-text.ts';

const microdata = `
<body itemscope itemtype="https://schema.org/WebPage">
<nav><a itemprop="url" href="/">Home</a></nav>
<article itemprop="mainEntity" itemscope itemtype="http://schema.org/Recipe">
  <meta property="og:title" content="Something else">
  <h1 itemprop="name">Walnut &amp; feta pasta</h1>
  <img itemprop="image" src="/pasta.jpg">
  <time itemprop="prepTime" datetime="PT15M">a quarter of an hour</time>
  <span itemprop="recipeYield">Serves 3</span>
  <ul>
    <li itemprop="recipeIngredient">200 g
        <b>pasta</b></li>
    <li itemprop="recipeIngredient">50 g <a href="/walnuts">walnuts</a>
    <li itemprop="recipeIngredient">100 g feta<script>track("butter")</script></li>
  </ul>
  <div itemprop="recipeInstructions"><p>Boil the pasta.</p><p>Crumble the feta<br>over it.</p></div>
  <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">
    <span itemprop="calories">610 kcal</span>
  </div>
</article>
<div itemprop="ingredients">1 cup of peanuts</div>`;

test('EXT-05 EXT-20 a page says its recipe in microdata, every ingredient of it', () => {
  expect(readText('page', microdata)).toMatchObject({
    recipes: [
      {
        title: 'Walnut & feta pasta',
        servings: 3,
        lines: ['200 g pasta', '50 g walnuts', '100 g feta'],
        steps: ['Boil the pasta.', 'Crumble the feta', 'over it.'],
      },
    ],
  });
});

test('EXT-20 the same in RDFa, with sections of steps and the older name of ingredients', () => {
  const rdfa = `<div vocab="http://schema.org/" typeof="Recipe"><h2 property="name">Rice</h2>
    <p property="schema:ingredients">1 cup rice</p><p property="ingredients">1 tbsp butter</p>
    <ol><li property="recipeInstructions" typeof="HowToStep"><span property="text">Rinse it.</span></li>
    <li property="recipeInstructions" typeof="HowToStep"><span property="text">Boil it.</span></li></ol></div>`;
  expect(readText('html', rdfa)).toMatchObject({
    recipes: [{ title: 'Rice', lines: ['1 cup rice', '1 tbsp butter'], steps: ['Rinse it.', 'Boil it.'] }],
  });
});

test('EXT-20 a script without ingredients leaves the recipe to the elements of the page', () => {
  const named = '<script type="application/ld+json">{"@type":"Recipe","name":"Pasta"}</script>';
  expect(readText('page', named + microdata)).toMatchObject({ recipes: [{ lines: { length: 3 } }] });
  const whole = '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}';
  expect(readText('page', `<script type="application/ld+json">${whole}</script>${microdata}`)).toMatchObject({
    recipes: [{ title: 'Soup' }],
  });
});

test('names of a page change nothing of the objects, and elements that stay open are read', () => {
  const page = '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="__proto__ name">Rice';
  const [item] = itemsInMarkup(page);
  expect(item?.['name']).toBe('Rice');
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});
