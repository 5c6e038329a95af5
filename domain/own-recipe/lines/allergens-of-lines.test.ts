import { expect, test } from 'vitest';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { bindLine } from './bind-line.ts';
import { table } from './bound-lines.fixture.ts';

const named = table.foods
  .filter((food) => allergensOfFood(food).size > 0)
  .flatMap((food) =>
    [food.name, ...food.aliases.slice(0, 2)].map((name) => ({ food, name: name.toLowerCase() })),
  );

const forms: readonly ((other: string) => string)[] = [
  (other) => `1 cup tofu (${other})`,
  (other) => `1 cup honey, ${other}`,
  (other) => `1 cup carrots or ${other}`,
  (other) => `1 cup banana (I used ${other})`,
  (other) => `2 potatoes with ${other}`,
  (other) => `1 cup tofu (contains ${other})`,
  (other) => `1 cup tofu (sub ${other})`,
  (other) => `2 potatoes - ${other}`,
  (other) => `1 cup carrots, or use ${other} instead`,
  (other) => `1 cup honey made from ${other}`,
  (other) => `2 potatoes mixed with ${other}`,
  (other) => `2 potatoes and ${other}`,
  (other) => `2 potatoes + ${other}`,
  (other) => `1 cup tofu soaked in ${other}`,
  (other) => `1 cup carrots, such as ${other}`,
  (other) => `1 cup carrots as well as ${other}`,
  (other) => `1 cup tofu cut into cubes and tossed in ${other}`,
  (other) => `1 cup carrots, fried until golden in ${other}`,
  (other) => `parsley for garnish and chopped ${other}`,
  (other) => `1 cup carrots for roasting or ${other}`,
  (other) => `1 cup tofu (swap it for ${other})`,
  (other) => `1 cup tofu (don’t forget the ${other})`,
  (other) => `For the pan ${other}`,
];

/** A word in between changes the meaning of these. */
const odd = new Set(['lemon juice from concentrate', 'wrap']);

test.each(forms.map((form) => [form('peanuts'), form] as const))(
  'EXT-20 %s: no allergen of what is named beside a food is lost, for any food of the table',
  (_, form) => {
    const lost = named
      .filter(({ name }) => !odd.has(name))
      .flatMap(({ food, name }) => {
        const { parts } = bindLine(form(name), table);
        if (parts.some(({ openAllergens }) => openAllergens === 'any')) return [];
        const declared = new Set(
          parts.flatMap((part) =>
            part.food === null ? [...part.openAllergens].map(String) : [...allergensOfFood(part.food)],
          ),
        );
        const missing = [...allergensOfFood(food)].filter((id) => !declared.has(id));
        return missing.length === 0 ? [] : [`${form(name)}: ${missing.join(', ')}`];
      });
    expect(lost).toEqual([]);
  },
);
