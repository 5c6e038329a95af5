/** What a planned dish says of its cooking, in the planner and in the calendar. */
export const planItemMessages = {
  leftoversFrom: (weekday: string) => `Leftovers from ${weekday}`,
  today: 'today',
  cookingNote: (servings: string, days: string) => `Cook ${servings}: for ${days}.`,
  cookMore: (days: string) => `Cook more for ${days} of next week.`,
  servings: (count: number, shown: string) => `${shown} ${count === 1 ? 'serving' : 'servings'}`,
  you: 'you',
  nobodyEats: 'Nobody eats it.',
  portions: (people: string) => `Portions: ${people}.`,
  cookForOne: (servings: string, name: string) => `Cook ${servings}, for ${name} alone.`,
  cookForAll: (servings: string, people: string) => `Cook ${servings}: ${people}.`,
};
