import { cleanup, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { weekOf } from '#domain/calendar/week.ts';
import type { PickerItem } from '#domain/meal-plan/picker-item.ts';
import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import type { OwnRecipeReading } from '#domain/own-recipe/own-recipe-reading.ts';
import {
  sampleCard,
  sampleFittingVersion,
  sampleRecipe,
  sampleSwaps,
} from '#machines/recipes/recipe.samples.ts';
import { CollectionRecipes } from '#src/features/collections/CollectionRecipes.tsx';
import { RecommendationCard } from '#src/features/health/RecommendationCard.tsx';
import { PickerList } from '#src/features/planner/PickerList.tsx';
import { PlanItemCard } from '#src/features/planner/PlanItemCard.tsx';
import { PrintedWeek } from '#src/features/planner/PrintedWeek.tsx';
import { RecipeResults } from '#src/features/recipes/list/RecipeResults.tsx';
import { LineReview } from '#src/features/recipes/own/LineReview.tsx';
import { MakeItFitSheet } from '#src/features/recipes/recipe/MakeItFitSheet.tsx';
import { ReplacementCard } from '#src/features/recipes/recipe/ReplacementCard.tsx';
import { ScheduleSheet } from '#src/features/recipes/recipe/ScheduleSheet.tsx';
import { VerdictCard } from '#src/features/recipes/recipe/VerdictCard.tsx';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';

afterEach(cleanup);

const sentence = 'Not for you: contains milk';
const fit = { kind: 'not_for_you', sentence } as const;
const recipe = { ...sampleCard(17, 'Carrot soup'), fit };
const nothing = () => {};
const day = '2026-05-04';
const item = samplePlanItem('1', { fit });
const soup: PickerItem = { id: '17', title: 'Carrot soup', image: null, minutes: 35, kcal: 142, fit };
const [replacement = expect.fail('no replacement')] = sampleSwaps.replacements;

const picker = {
  typed: '',
  showAll: true,
  items: [soup],
  isFiltered: false,
  isJudged: true,
  hasMore: false,
  isKnown: true,
  failure: null,
  state: 'ready',
  type: nothing,
  toggleShowAll: nothing,
  showMore: nothing,
  refresh: nothing,
  retry: nothing,
} as const;
const results = {
  state: 'ready',
  recipes: [recipe, { ...recipe, id: 18 }],
  total: null,
  failure: null,
  hasMore: false,
  onMore: nothing,
  onRetry: nothing,
  empty: null,
} as const;
const page = {
  count: 1,
  hasMore: false,
  isEmptied: false,
  isAppending: false,
  isAppendFailed: false,
  mayRemove: true,
  showMore: nothing,
  isFavorites: false,
  from: null,
  collection: null,
  recipes: [recipe],
  sort: 'default',
  failure: null,
  nameProblem: null,
  state: 'ready',
  isMenuOpen: false,
  isRenamingOpen: false,
  chooseSort: nothing,
  remove: nothing,
  share: nothing,
  openMenu: nothing,
  openRenaming: nothing,
  rename: nothing,
  askDeletion: nothing,
  close: nothing,
  retry: nothing,
} as const;
const reading: OwnRecipeReading = {
  lines: [],
  questions: [],
  calories: 142,
  allergen_statement: sampleRecipe.allergen_statement,
  fit,
};
const editor = {
  draft: { ...emptyDraft, title: 'Carrot soup' },
  reading,
  isReviewing: true,
  problem: null,
  fields: {},
  isBusy: false,
  isStarting: false,
  line: null,
  isDeciding: false,
  edit: nothing,
  save: nothing,
  backToForm: nothing,
  openLine: nothing,
  closeLine: nothing,
  decide: nothing,
  rewrite: nothing,
};
const version = {
  ...sampleFittingVersion,
  before: { ...sampleFittingVersion.before, fit },
  after: { ...sampleFittingVersion.before, fit },
};
const fitting = {
  version,
  failure: null,
  sheet: 'comparing',
  open: nothing,
  accept: nothing,
  close: nothing,
  retry: nothing,
} as const;
const schedule = {
  isOpen: true,
  days: weekOf(day),
  day,
  today: day,
  fit,
  isBusy: false,
  choose: nothing,
  turnWeek: nothing,
  submit: nothing,
  open: nothing,
  close: nothing,
};

const recommendation = {
  recommendation_id: '1',
  label: 'Eat soup',
  category: 'Diet',
  how: '',
  dose_amount: null,
  dose_units: null,
  dose_interval: null,
};
const detail = { because: [], evidence: [], foods: [], recipes: [recipe], limit: null };

/** How often each says the sentence of one dish, or of two. */
const surfaces: readonly (readonly [string, number, ReactElement])[] = [
  [
    'recipes that can be planned',
    1,
    <PickerList key="" picker={picker} sheets={{ chosen: {}, choose: nothing }} searchLabel="Search" />,
  ],
  [
    'foods that can be planned',
    1,
    <PickerList
      key=""
      picker={picker}
      sheets={{ chosen: {}, choose: nothing }}
      searchLabel="Search"
      by="quantity"
    />,
  ],
  [
    'an item of the plan',
    1,
    <PlanItemCard
      key=""
      item={item}
      pot={null}
      cookedFor={[]}
      onReplace={() => {}}
      isHeld={false}
      onRemove={nothing}
      onMenu={nothing}
      onServings={nothing}
      onPointerDown={nothing}
    />,
  ],
  [
    'the printed week',
    1,
    <PrintedWeek key="" week={sampleWeek(day, [sampleDay(day, [item])])} days={weekOf(day)} />,
  ],
  ['an own recipe before it is saved', 1, <LineReview key="" editor={editor} reading={reading} />],
  ['the lead card and a half card of a list', 2, <RecipeResults key="" variant="grid" {...results} />],
  ['rows of a list', 2, <RecipeResults key="" variant="rows" {...results} />],
  ['a collection', 1, <CollectionRecipes key="" page={page} />],
  ['the favorites', 1, <CollectionRecipes key="" page={{ ...page, isFavorites: true }} />],
  [
    'the recipe page',
    1,
    <VerdictCard
      key=""
      recipe={{ ...sampleRecipe, fit: { ...fit, checked: ['milk'], reasons: [] } }}
      onWhy={nothing}
      invitation={null}
    />,
  ],
  [
    'a replacement of an ingredient',
    1,
    <ReplacementCard
      key=""
      replacement={{ ...replacement, fit }}
      amount="14 oz"
      busy={false}
      onChoose={nothing}
    />,
  ],
  ['the changes that make it fit, before and after', 2, <MakeItFitSheet key="" fitting={fitting} />],
  [
    'the answer that no changes make it fit',
    1,
    <MakeItFitSheet
      key=""
      fitting={{ ...fitting, sheet: 'withoutVersion', version: { ...version, after: null } }}
    />,
  ],
  [
    'a recipe of a recommendation',
    1,
    <RecommendationCard key="" recommendation={recommendation} detail={detail} href={null} heading="h3" />,
  ],
  ['the choice of a day for a recipe', 1, <ScheduleSheet key="" schedule={schedule} />],
];

test.each(surfaces)('EXT-13 the judgement is said in words: %s', async (_, times, surface) => {
  await renderForMember(<MemoryRouter>{surface}</MemoryRouter>);
  await screen.findAllByText(sentence);
  expect(within(document.body).getAllByText(sentence)).toHaveLength(times);
});
