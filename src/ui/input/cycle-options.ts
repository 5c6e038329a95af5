import { segmentedChoice as texts } from '#src/ui/input/texts.ts';

/** `saving`: the discount of the yearly price in percent; 0 shows none. */
export const cycleOptions = (saving: number) =>
  [
    { value: 'monthly', label: texts.monthly, badge: undefined },
    { value: 'yearly', label: texts.yearly, badge: saving > 0 ? texts.saving(saving) : undefined },
  ] as const;
