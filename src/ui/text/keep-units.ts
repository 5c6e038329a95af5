const figure = /(\d) (?=(?:g|kg|mg|µg|kcal|ml|l|oz|lb|cups?|tbsp|tsp|°[CF]|minutes?|hours?)(?!\p{L}))/gu;

/** Keeps a figure and its unit on one line: `40 g`, `400 °F`, `18 minutes`. */
export const keepUnits = (text: string): string => text.replace(figure, '$1\u00A0');
