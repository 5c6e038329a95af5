import type { Rule } from './linted-recipe.ts';
import { namesFood, type Sentence, sentencesOf } from './sentences.ts';
import { wordsOf } from './words.ts';

/** Work on one ingredient that leaves it separate. */
const prepares =
  /^(?:Meanwhile,? )?(?:chop|slice|dice|grate|peel|wash|rinse|drain|measure|weigh|gather|prepare|get|have ready|trim|cut|crush|zest|juice|squeeze|halve|quarter|core|seed|pit|shred|thaw|pat|toast|soak|crumble|tear|pick|shell|devein|scrub)\b/i;
/** Work that combines it with others, heats it, or serves it. */
const uses =
  /\b(?:add|stir|mix|fold|toss|pour|fry|sauté|cook|boil|simmer|bake|roast|grill|broil|steam|poach|soften|brown|sear|melt|heat|warm|whisk|beat|blend|mash|spread|spoon|scatter|sprinkle|drizzle|serve|top|fill|stuff|layer|arrange|divide|dust|coat|dip|dredge|brush|rub|season|marinate|combine|process|purée|puree|knead|roll|press|place|put|lay|tip|return|transfer|finish|garnish|dress|cover|thread|wrap|tuck|pack|infuse|steep|ladle|float|heap|dot|cream|bring)\b/i;
const setsAside = /\b(?:set|put) (?:it |them |this |both |the \w+ )?aside\b|\breserve\b/i;
/** Words that refer back to something made before. */
const refersBack =
  /\b(?:it|them|both|each|everything|all|mixture|dressing|sauce|dough|batter|filling|marinade|paste|syrup|glaze|topping|crumble|vegetables?|meat|fish|fruit|herbs?|spices?|aside|two|three|four|rest|remaining|ribbons?|slices?|pieces?|wedges?|strips?|cubes?|leaves|halves)\b|^(?:Stir|Fold|Mix|Whisk|Beat) in\b|^Add\b|^Toss with\b/i;

/** Words of many sentences that identify no food. */
const common = new Set(
  wordsOf('minutes seconds hours until about large small thick thinly finely aside medium water'),
);
const minLetters = 5;

/** What a sentence turns a food into: ribbons, toast, wedges. */
const resultsOf = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length >= minLetters && !common.has(word));

/**
 * Whether a later sentence names one of the foods or their result, or one of the next two sentences refers
 * back before it adds a food of its own.
 */
const isNamedAgain = ({ adds, text }: Sentence, followingSentences: readonly Sentence[]): boolean => {
  const made = new Set(resultsOf(text));
  const isNamed = (it: Sentence) =>
    adds.some((food) => namesFood(food, it.text)) || wordsOf(it.text).some((word) => made.has(word));
  return (
    followingSentences.some(isNamed) ||
    followingSentences.slice(0, 2).some(({ opening }) => refersBack.test(opening))
  );
};

/** Every ingredient ends up in the dish: a food that is only prepared or set aside is named again in a later sentence. */
export const usedRule: Rule = (recipe) => {
  const sentences = sentencesOf(recipe);
  return sentences.flatMap((sentence, n) => {
    const { adds, text, line } = sentence;
    const [food] = adds;
    if (food === undefined) return [];
    const isLeft = setsAside.test(text) || (prepares.test(text) && !uses.test(text));
    if (!isLeft || isNamedAgain(sentence, sentences.slice(n + 1))) return [];
    return [
      { line, text: `${food.name.toLowerCase()} is prepared and no later step uses it; say where it goes` },
    ];
  });
};
