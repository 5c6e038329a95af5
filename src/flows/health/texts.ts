export const healthFlows = {
  answers: 'Your answers',
  medicines: 'What you take',
};

export const myHealth = {
  clear: 'Clear all your answers?',
  clearDetail:
    'We’ll delete your health answers, your medicines, and your score with its history. You can answer again at any time.',
  withdraw: (consent: string) => `Take back “${consent}”?`,
  healthDetail:
    'We’ll delete your health answers, your medicines, your score with its history, and what followed from them. Plans and pages will no longer take them into account. Everything else keeps working.',
  diaryDetail:
    'We’ll delete your whole diary and everything we worked out from it, including your food tests. Download your data first if you want to keep it. Everything else keeps working.',
  triggersDetail:
    'We’ll delete your food tests and the limits from them. A test that’s running ends, and all your food is back. Your diary stays.',
  foodDetail:
    'We’ll delete your allergens, your intolerances, and your own lists. We’ll no longer check dishes against them, so please check each one yourself. Everything else keeps working.',
};
