/** Words that turn a food into an imitation of it: "imitation crab", "egg replacer". */
const imitations = new Set(
  'imitation substitute alternative replacement replacer mock faux fake artificial analog analogue'.split(
    ' ',
  ),
);
const plural = /(?<=.{4})s$/;

/** Whether words describe an imitation of a food, whose contents are unknown. */
export const isImitation = (words: readonly string[]): boolean =>
  words.some((word) => imitations.has(word.toLowerCase().replace(plural, '')));
