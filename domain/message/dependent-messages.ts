import { adultFrom } from '#domain/household/dependent-age.ts';
import { formatNumber } from './format-number.ts';

/** Messages of the form for a child or a guest. */
export const dependentMessages = {
  dietNotForChildren: (diet: string) =>
    `We don’t plan ${diet} meals for children: they need all they can get to grow. Remove it, or ask their doctor.`,
  lowCalories: (lowest: number, isChild: boolean) =>
    isChild
      ? `Children of this age need ${formatNumber(lowest)} kcal a day or more. Enter at least that, or leave it blank.`
      : `Enter at least ${formatNumber(lowest)} kcal a day, or leave it blank. Eating less than that needs a doctor.`,
  grownChild: `A child is under ${adultFrom}. Enter their age, or choose Guest.`,
  baby: 'We plan for people of 1 year or older. Babies eat differently: please ask your pediatrician.',
  caloriesWithoutAge: 'Enter the child’s age first: how much they need depends on it.',
} as const;
