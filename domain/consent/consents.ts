import { metaDefaults } from '#domain/account/metas.ts';

/** The consents a member gives, each separately. */
export const consentIds = ['food', 'health', 'diary', 'tests'] as const;
export type ConsentId = (typeof consentIds)[number];

export interface ConsentText {
  readonly id: ConsentId;
  /** What it is about, as the page of all consents calls it. */
  readonly name: string;
  /** Effective date of the text. A change of purpose, data or retention is a new version that needs a new consent. */
  readonly version: string;
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** Label of the button. */
  readonly agreement: string;
}

export const consentTexts: Readonly<Record<ConsentId, ConsentText>> = {
  food: {
    id: 'food',
    name: 'Allergens and intolerances',
    version: '2026-11-26',
    title: 'May we keep your allergens and intolerances?',
    points: [
      {
        title: 'What for',
        text: 'To check every dish, plan and swap for you, and to say why something doesn’t fit. For nothing else. Nobody else gets them, unless you share them with your household.',
      },
      {
        title: 'How long',
        text: 'Until you change them or take this back, which deletes them at once. If you delete your account, they’re gone 14 days later.',
      },
      {
        title: 'You can take it back',
        text: 'At any time, under My health. They’re deleted then, and dishes are no longer checked against them. Everything else goes on working.',
      },
    ],
    agreement: 'I agree',
  },
  health: {
    id: 'health',
    name: 'Health answers and medicines',
    version: '2026-11-26',
    title: 'May we keep your health answers?',
    points: [
      {
        title: 'What we keep',
        text: 'What you answer about your health, illnesses, pregnancy and medicines. It’s encrypted on our side.',
      },
      {
        title: 'What for',
        text: 'To work out your score and recommendations, and to keep plans and pages safe for you. For nothing else, and nobody else gets it. If you share what you eat with your household, they see what you leave out, never why.',
      },
      {
        title: 'How long',
        text: 'Until you clear it or take this back, which deletes it at once. If you delete your account, it’s gone 14 days later.',
      },
      {
        title: 'You can take it back',
        text: 'At any time, under My health. Your answers, your score with its history, and what followed from them are deleted then. Everything else goes on working.',
      },
    ],
    agreement: 'I agree',
  },
  diary: {
    id: 'diary',
    name: 'Diary',
    version: '2026-11-26',
    title: 'May we keep your diary?',
    points: [
      {
        title: 'What we keep',
        text: 'Your symptoms with their time and strength, your notes, and what you ate besides your plan. It’s encrypted on our side.',
      },
      {
        title: 'What for',
        text: 'To show you your days, and to compare your symptoms with what you ate. For nothing else. Nobody else gets it, unless you create a link to your report: anyone with the link can read it for 14 days, or until you end it.',
      },
      {
        title: 'How long',
        text: 'Until you delete an entry or take this back, which deletes the whole diary at once. If you delete your account, it’s gone 14 days later.',
      },
      {
        title: 'You can take it back',
        text: 'At any time, under My health. Your diary and everything we worked out from it are deleted then. Everything else goes on working.',
      },
    ],
    agreement: 'I agree',
  },
  tests: {
    id: 'tests',
    name: 'Food tests',
    version: '2026-11-27',
    title: 'May we keep your food tests?',
    points: [
      {
        title: 'What we keep',
        text: 'Your answers before a test, what each portion held and when you ate it, and what came out. It’s encrypted on our side.',
      },
      {
        title: 'What for',
        text: 'To run the test with you, to work out a limit from your portions and your diary, and to check dishes against a limit that you accept. For nothing else. Nobody else gets it, unless you choose to: a link to your report shows results and limits for 14 days, and a household you share with sees that you eat little of something.',
      },
      {
        title: 'How long',
        text: 'Until you take this back, which deletes your tests and limits at once. If you delete your account, they’re gone 14 days later.',
      },
      {
        title: 'You can take it back',
        text: 'At any time, under My health. A test that’s running ends then, and all your food is back. Your diary stays, and everything else goes on working.',
      },
    ],
    agreement: 'I agree',
  },
};

/** Whether the id names a consent. */
export const isConsentId = (id: string): id is ConsentId => (consentIds as readonly string[]).includes(id);

/** Preferences that say something about a member’s health. */
export const foodNeedMetas = (Object.keys(metaDefaults) as (keyof typeof metaDefaults)[]).filter(
  (name) => name === 'recipes_excluded_ingredients' || name.startsWith('recipe_low_'),
);

/** Whether a save adds an allergen or an intolerance; removing one needs no consent. */
export const addsFoodNeeds = (metas: Readonly<Record<string, unknown>>): boolean =>
  foodNeedMetas.some((name) => {
    const value = metas[name];
    return value === true || (Array.isArray(value) && value.length > 0);
  });
