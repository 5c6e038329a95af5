const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/** Lowercase without accents and punctuation, words separated by one space: `St. John’s Wort` is `st johns wort`. */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Strengths, forms, salts and manufacturers that packs print beside the name. */
const besides = new Set(
  `mg mcg ug g ml ie iu tablet tablets tabs tab capsule capsules caps filmtabletten tabletten comprime comprimes gelule
  gelules compresse comprimidos capsulas retard xr sr er mr xl la cr ec forte akut hcl hydrochloride hydrochlorid sodium
  natrium besylate besilate maleate tartrate ratiopharm hexal stada teva mylan sandoz zentiva biogaran arrow aristo
  heumann aliud abz betapharm actavis accord cinfa normon kern doc viatris eg cristers almus pharma neuraxpharm`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const isStrength = (word: string) => /^\d+(?:[.,]\d+)?(?:mg|mcg|ug|g|ml|iu|ie)?$/.test(word);

/** The words of a term that name a medicine. */
export function nameWords(term: string): readonly string[] {
  const [first = '', ...rest] = foldName(term).split(' ');
  return [first, ...rest.filter((word) => !besides.has(word) && !isStrength(word))].filter(
    (word) => word !== '',
  );
}
