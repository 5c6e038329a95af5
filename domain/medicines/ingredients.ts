import type { Medicine } from './medicine.ts';

const parts = (name: string) => name.toLowerCase().split(/ with | and |, /);

/** The active ingredients a medicine is named by: `Amlodipine with atorvastatin` has two. */
export const ingredientsOf = ({ name }: Pick<Medicine, 'name'>): readonly string[] => [
  name.toLowerCase(),
  ...parts(name),
];

export const isOfSeveral = ({ name }: Pick<Medicine, 'name'>): boolean => parts(name).length > 1;
