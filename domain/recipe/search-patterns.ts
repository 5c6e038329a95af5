/** Times and calories in searches, as `titleKey` writes them. */
const limit = '(?:under|below|in|within|up to|less than|at most|max|maximum)';
export const timeLimit = new RegExp(
  `^(?:${limit} )?(\\d{1,3}) ?(m|min|mins|minute|minutes|h|hr|hrs|hour|hours)(?: or less)?(?= |$)`,
);
export const spokenTime = new RegExp(
  `^(?:${limit} )?(half an hour|half hour|an hour|one hour|quick|quickly|fast|speedy)(?= |$)`,
);
export const calorieLimit = new RegExp(
  `^(?:${limit} )?(\\d{2,4}) ?(?:calories|calorie|kcal|cal|kilocalories)(?: or less)?(?= |$)`,
);
