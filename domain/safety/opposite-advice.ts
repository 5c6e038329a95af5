import { nutrients } from '#domain/nutrition/nutrients.ts';
import type { SafetyNote } from './safety-of.ts';
import type { SafetyRule } from './safety-rule.ts';

/** Substances, by id of a nutrient or `fluid`, that advice wants more of, less of, or as much of as now. */
export interface Directions {
  readonly more: readonly string[];
  readonly less: readonly string[];
  readonly even: readonly string[];
}

export const noDirections: Directions = { more: [], less: [], even: [] };

export const joinedDirections = (all: readonly Directions[]): Directions => ({
  more: [...new Set(all.flatMap(({ more }) => more))],
  less: [...new Set(all.flatMap(({ less }) => less))],
  even: [...new Set(all.flatMap(({ even }) => even))],
});

/** What a safety rule wants: as it says, and by its bound. */
export function directionsOf({ directions, effect, bound }: SafetyRule): Directions {
  const bounded = bound === null ? [] : [bound.nutrient];
  return joinedDirections([
    directions,
    {
      ...noDirections,
      ...(effect === 'limit' && { less: bounded }),
      ...(effect === 'steady' && { even: bounded }),
    },
  ]);
}

/** Substances of which the advice wants the opposite of what somebody is asked for. */
export const opposedBy = (advice: Directions, asked: Directions): readonly string[] => [
  ...advice.more.filter((each) => asked.less.includes(each) || asked.even.includes(each)),
  ...advice.less.filter((each) => asked.more.includes(each)),
];

/** What is left out, planned, or eaten as a diet isn't advice about an amount: it always holds. */
const isWithdrawable = ({ effect }: SafetyRule) =>
  effect === 'limit' || effect === 'ask' || effect === 'tell';

/** Where a substance isn't called like its nutrient: itself, and more of it. */
const ownWords: Readonly<Record<string, { readonly name: string; readonly more: string }>> = {
  sodium: { name: 'salt', more: 'more salt' },
  fluid: { name: 'to drink', more: 'to drink more' },
};
function wordsFor(substance: string) {
  const name = nutrients.find(({ id }) => id === substance)?.name ?? substance;
  const inSentence = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return ownWords[substance] ?? { name: inSentence, more: `more ${inSentence}` };
}

/** `withdrawn`: the notes that it takes the place of. */
function askFirst(
  substance: string,
  notes: readonly SafetyNote[],
  withdrawn: readonly SafetyNote[],
): SafetyNote {
  const wanting = (way: keyof Directions) => {
    const those = notes.filter(({ rule }) => directionsOf(rule)[way].includes(substance));
    return { those, names: [...new Set(those.map(({ situation }) => `“${situation.name}”`))] };
  };
  const [more, less, even] = [wanting('more'), wanting('less'), wanting('even')];
  const words = wordsFor(substance);
  const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
  const against =
    less.names.length > 0
      ? `for ${list(less.names)} less`
      : `for ${list(even.names)} your doctor or dietitian sets how much`;
  const why = `Usual advice for ${list(more.names)} is ${words.more}, and ${against}, so change nothing about it until your doctor has planned it with you.`;
  return {
    situation: { id: 'opposite-advice', name: 'Two answers that ask for opposite things' },
    rule: {
      id: `opposite-${substance.replaceAll('_', '-')}`,
      title: `How much ${words.name}: ask first`,
      effect: 'ask',
      why,
      source: [...new Set([...more.those, ...less.those, ...even.those].map(({ rule }) => rule.source))].join(
        '; ',
      ),
      choice: 'always',
      unlessTakes: [],
      unlessIn: [],
      foods: [],
      words: [],
      raw: [],
      rawFoods: [],
      allergens: [],
      bound: null,
      energy: null,
      diet: null,
      notDiets: [...new Set(withdrawn.flatMap(({ rule }) => rule.notDiets))],
      directions: noDirections,
      ask: 'your doctor',
    },
    isEnabled: true,
  };
}

/** The notes without advice that another note opposes, and for each substance one that names the doctor. */
export function withoutOpposites(notes: readonly SafetyNote[]): readonly SafetyNote[] {
  const asked = joinedDirections(notes.map(({ rule }) => directionsOf(rule)));
  const opposedIn = ({ rule }: SafetyNote) =>
    isWithdrawable(rule) ? opposedBy(directionsOf(rule), asked) : [];
  const opposed = [...new Set(notes.flatMap(opposedIn))];
  return [
    ...notes.filter((note) => opposedIn(note).length === 0),
    ...opposed.map((substance) => {
      const withdrawn = notes.filter((note) => opposedIn(note).includes(substance));
      return askFirst(substance, notes, withdrawn);
    }),
  ];
}
