/** What a plan can open to a member, in the words of the contract. */
export const features = ['questionnaire_health_score', 'meal_plan'] as const;
export type Feature = (typeof features)[number];
