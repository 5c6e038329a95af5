export const healthFlows = {
  answers: 'Your answers',
  medicines: 'What you take',
};

export const myHealth = {
  clear: 'Clear all your answers?',
  clearDetail:
    'Your health answers, your medicines, and your score with its history are deleted. You can answer again at any time.',
  withdraw: 'Take this back?',
  healthDetail:
    'Your health answers, your medicines, your score with its history, and what followed from them are deleted. Plans and pages no longer take them into account. Everything else goes on working.',
  diaryDetail:
    'Your whole diary and everything we worked out from it are deleted, your food tests included. Download your data first if you want to keep it. Everything else goes on working.',
  triggersDetail:
    'Your food tests and the limits from them are deleted. A test that’s running ends, and all your food is back. Your diary stays.',
  foodDetail:
    'Your allergens, your intolerances, and your own lists are deleted. Dishes are no longer checked against them, so please check each one yourself. Everything else goes on working.',
};
