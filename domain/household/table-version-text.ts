import { type EaterJudgement, fitsEater } from '#domain/dietary-profile/judge-several.ts';
import { changesSentence } from '#domain/make-it-fit/changes-sentence.ts';
import type { PartedPortion, TableFit } from '#domain/make-it-fit/fit-for-all.ts';
import { formatList } from '#domain/message/format-list.ts';
import { nameOf as nameOfEater, ownerOf, tableSentence } from './table-text.ts';

type NameOf = (foodId: string) => string;

const namesOfEaters = (portions: readonly PartedPortion[]) =>
  formatList(portions.map(({ eater }) => nameOfEater(eater)));

/** What a table can do with a dish, as a sentence. */
export function tableVersionSentence(fit: TableFit, each: readonly EaterJudgement[]): string {
  switch (fit.kind) {
    case 'fits':
      return `${tableSentence(each)}.`;
    case 'shared':
      return fit.changes.length === 1
        ? 'One change, and it fits everybody.'
        : `${fit.changes.length} changes, and it fits everybody.`;
    case 'parted':
      return `One pot feeds everybody, with a change for ${namesOfEaters(fit.portions)} at the end.`;
    case 'impossible': {
      const isPartly = each.some(fitsEater);
      return `${tableSentence(each)}. We found no good change for ${isPartly ? 'the others' : 'everybody'}, so look for another recipe, or cook a dish of their own.`;
    }
  }
}

/** `Before step 4, take out Ana’s portion. Hers: leave out the feta.` */
export const portionText = ({ eater, changes, atStep }: PartedPortion, nameOf: NameOf): string =>
  `Before step ${atStep + 1}, take out ${ownerOf(eater)} portion. For it: ${changesSentence(changes, nameOf).replace(/^./, (first) => first.toLowerCase())}`;

/** On cross-contact; null where nobody's allergen is in what the others get. */
export function crossContactWarning(portions: readonly PartedPortion[]): string | null {
  const allergic = portions.filter(({ isAllergic }) => isAllergic);
  if (allergic.length === 0) return null;
  const owners = formatList(allergic.map(({ eater }) => ownerOf(eater)));
  const names = formatList(allergic.map(({ eater }) => nameOfEater(eater)));
  return `Traces matter with an allergy: take ${owners} portion out first, with clean hands, spoon, pan, and board, and keep it apart. If traces can harm ${names}, cook a dish without the allergen for everybody. This is information, not medical advice.`;
}
