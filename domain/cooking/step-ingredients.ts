/** A pattern of the word in the singular and in the plural. */
const plural = (word: string) => {
  const stem = word.endsWith('ies') ? `${word.slice(0, -3)}(?:y|ies)` : word.replace(/(?<=\w{2})e?s$/, '');
  return word.endsWith('ies') ? stem : `${stem}(?:s|es)?`;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The name without its preparation: "Onion, diced" and "onion (diced)" are both "onion". */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/,.*$/, '')
    .trim()
    .replaceAll(/\s+/g, ' ');

const pattern = (words: readonly string[]) => {
  const last = words.at(-1) ?? '';
  const phrase = [...words.slice(0, -1).map(escaped), plural(escaped(last))].join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}-])${phrase}(?![\p{L}-])`, 'giu');
};

/**
 * The places of the ingredients that the step names, in the order of the list. Whole names are found first, so that
 * "coconut milk" is no milk; then their last words, as in "the remaining oil", unless two ingredients share it.
 */
export function stepIngredients(step: string, names: readonly string[]): number[] {
  const named = names.map((name, place) => ({ place, words: plainName(name).split(' ').filter(Boolean) }));
  const found = new Set<number>();
  let rest = step.toLowerCase();
  for (const { place, words } of named.toSorted((a, b) => b.words.length - a.words.length)) {
    if (words.length === 0) continue;
    const whole = pattern(words);
    if (!whole.test(rest)) continue;
    found.add(place);
    rest = rest.replaceAll(pattern(words), ' … ');
  }
  for (const { place, words } of named) {
    const last = words.at(-1);
    if (last === undefined || words.length < 2 || found.has(place)) continue;
    const isShared = named.some((other) => other.place !== place && other.words.at(-1) === last);
    if (!isShared && pattern([last]).test(rest)) found.add(place);
  }
  return [...found].sort((a, b) => a - b);
}

/** The places of ingredients that several steps name: an amount is that of all of them together. */
export function sharedIngredients(steps: readonly string[], names: readonly string[]): ReadonlySet<number> {
  const places = steps.flatMap((step) => stepIngredients(step, names));
  return new Set(places.filter((place, at) => places.indexOf(place) !== at));
}
