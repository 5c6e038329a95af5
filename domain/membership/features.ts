/** Features a package can include, as named in the contract. */
export const features = ['questionnaire_health_score', 'meal_plan'] as const;
export type Feature = (typeof features)[number];
