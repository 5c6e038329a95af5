/** Beside the name of a food these say that it is another: "imitation crab", "egg replacer". */
const imitations = new Set(
  'imitation substitute alternative replacement replacer mock faux fake artificial analog analogue'.split(
    ' ',
  ),
);
const plural = /(?<=.{4})s$/;

/** Whether words say that something only stands for a food; what it is made of, nobody knows. */
export const isImitation = (words: readonly string[]): boolean =>
  words.some((word) => imitations.has(word.toLowerCase().replace(plural, '')));
