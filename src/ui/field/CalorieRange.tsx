import { RangeSlider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { Kit } from '../kit/Kit.tsx';
import styles from './CalorieRange.module.css';
import slider from './slider.module.css';

/** The ends of the scale; the upper one stands for no upper limit. */
export const calorieEnds = { min: 0, max: 1000 } as const;

export interface CalorieRangeProps {
  /** Kilocalories per serving, from and to. */
  readonly value: readonly [from: number, to: number];
  readonly onChange: (value: [from: number, to: number]) => void;
}

/** How a range reads. */
export function calorieWords([from, to]: readonly [number, number]): string {
  if (to < calorieEnds.max) return from > calorieEnds.min ? `${from} to ${to}` : `Up to ${to}`;
  return from > calorieEnds.min ? `${from} or more` : 'Any';
}

export function CalorieRange({ value, onChange }: CalorieRangeProps) {
  return (
    <section>
      <div className={styles['head']}>
        <h3 className={styles['title']}>Calories per serving</h3>
        <output className={styles['words']}>{calorieWords(value)}</output>
      </div>
      <Kit>
        <RangeSlider
          min={calorieEnds.min}
          max={calorieEnds.max}
          step={50}
          minRange={50}
          value={[value[0], value[1]]}
          onChange={onChange}
          label={null}
          size={8}
          thumbSize={24}
          thumbFromLabel="Least calories"
          thumbToLabel="Most calories"
          thumbValueText={(calories) => (calories === calorieEnds.max ? 'No upper limit' : String(calories))}
          classNames={{
            root: `${slider['root']} ${styles['range']}`,
            track: slider['track'] ?? '',
            bar: slider['bar'] ?? '',
            thumb: slider['thumb'] ?? '',
          }}
        />
      </Kit>
      <div className={styles['ends']} aria-hidden="true">
        <span>{calorieEnds.min}</span>
        <span>{calorieEnds.max}</span>
      </div>
    </section>
  );
}
