/** Words of food names that keep their capital within a sentence. */
const proper =
  /^(Brazil|Brussels|Chinese|Delicious|Dijon|English|Greek|Hokkaido|Italian|Jack|Jerusalem|Medjool|Parmesan|Romano|Savoy|Smith|Swiss|Worcestershire)$/;

/** `Dijon Mustard` of the table as a sentence has it: `Dijon mustard`; `Cheddar Cheese`: `cheddar cheese`. */
export const nameInSentence = (name: string): string =>
  name
    .split(' ')
    .map((word) => (proper.test(word) ? word : word.toLowerCase()))
    .join(' ');
