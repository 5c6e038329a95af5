export const scoreLine = {
  point: (score: number, day: string) => `${score} on ${day}`,
  overTime: (points: string) => `Score over time: from ${points}`,
  figures: 'Every day in figures',
  day: 'Day',
  score: 'Score',
};

export const scoreRing = {
  score: (score: number) => `Health score ${score} of 100`,
};
