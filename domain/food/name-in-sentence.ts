/** Words of food names that keep their capital within a sentence. */
const proper =
  /^(Belgian|Branston|Brazil|Brussels|Caesar|Cajun|Canadian|Chinese|Delicious|Dijon|English|French|Granny|Greek|Hawaiian|Hokkaido|Irish|Italian|Jack|Jerusalem|Madras|Medjool|Mexican|Monterey|Napa|Parmesan|Romano|Savoy|Shaoxing|Sichuan|Smith|Spam|Swiss|Thai|Worcestershire)$/;

/** A name of the table within a sentence: `Dijon Mustard` as `Dijon mustard`; `Cheddar Cheese` as `cheddar cheese`. */
export const nameInSentence = (name: string): string =>
  name
    .split(' ')
    .map((word) => (proper.test(word) ? word : word.toLowerCase()))
    .join(' ');
