/** Words of food names that keep their capital within a sentence. */
const proper =
  /^(Brazil|Brussels|Chinese|Delicious|Dijon|English|Greek|Hokkaido|Italian|Jack|Jerusalem|Medjool|Parmesan|Romano|Savoy|Smith|Swiss|Worcestershire)$/;

/** A name of the table within a sentence: `Dijon Mustard` as `Dijon mustard`; `Cheddar Cheese` as `cheddar cheese`. */
export const nameInSentence = (name: string): string =>
  name
    .split(' ')
    .map((word) => (proper.test(word) ? word : word.toLowerCase()))
    .join(' ');
