import { RangeSlider } from '@mantine/core';
import { calorieRange as texts } from '#src/ui/input/texts.ts';
import '@mantine/core/styles/Slider.layer.css';
import { calorieRange } from '#domain/recipe-filter/recipe-filter.ts';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './CalorieRange.module.css';
import slider from './slider.module.css';

export interface CalorieRangeProps {
  /** Kilocalories per serving, from and to. */
  readonly value: readonly [from: number, to: number];
  readonly onChange: (value: [from: number, to: number]) => void;
}

/** Formats a range. */
export function formatCalorieRange([from, to]: readonly [number, number]): string {
  if (to < calorieRange.max) return from > calorieRange.min ? texts.range(from, to) : texts.upTo(to);
  return from > calorieRange.min ? texts.orMore(from) : texts.any;
}

export function CalorieRange({ value, onChange }: CalorieRangeProps) {
  return (
    <section>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{texts.label}</h3>
        <output className={styles['words']}>{formatCalorieRange(value)}</output>
      </div>
      <Kit>
        <RangeSlider
          min={calorieRange.min}
          max={calorieRange.max}
          step={50}
          minRange={50}
          value={[value[0], value[1]]}
          onChange={onChange}
          label={null}
          size={8}
          thumbSize={24}
          thumbFromLabel={texts.least}
          thumbToLabel={texts.most}
          thumbValueText={(calories) => (calories === calorieRange.max ? texts.noLimit : String(calories))}
          classNames={{
            root: `${slider['root']} ${styles['range']}`,
            track: slider['track'] ?? '',
            bar: slider['bar'] ?? '',
            thumb: slider['thumb'] ?? '',
          }}
        />
      </Kit>
      <div className={styles['ends']} aria-hidden="true">
        <span>{calorieRange.min}</span>
        <span>{calorieRange.max}</span>
      </div>
    </section>
  );
}
