import { Slider } from '@mantine/core';
import { levelSlider as texts } from '#src/ui/input/texts.ts';
import '@mantine/core/styles/Slider.layer.css';
import {
  type Intolerance,
  intoleranceNames,
  type Level,
  levelNames,
} from '#domain/intolerance/intolerances.ts';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { HelpIcon } from '../icon/common-icons.tsx';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './LevelSlider.module.css';
import { Switch } from './Switch.tsx';
import slider from './slider.module.css';

export interface LevelSliderProps {
  readonly intolerance: Intolerance;
  /** The highest accepted level; null: no limit. Switching on sets the strictest. */
  readonly value: Level | null;
  readonly onChange: (value: Level | null) => void;
  /** Opens the help for this intolerance. */
  readonly onHelp?: () => void;
}

const answers = {
  1: texts.low,
  2: texts.medium,
  3: texts.high,
} as const satisfies Record<Level, string>;

const levels = [1, 2, 3] as const satisfies readonly Level[];
const nearest = (at: number): Level => levels.find((level) => at <= level) ?? 3;

/** Corrects the announced range: Mantine's 0.5 to 3.5 includes the ends of the line, which are not positions. */
function sayPositions(slider: HTMLElement | null): void {
  const thumb = slider?.querySelector('[role="slider"]');
  thumb?.setAttribute('aria-valuemin', '1');
  thumb?.setAttribute('aria-valuemax', '3');
}

/** The limit of one intolerance: a switch, three positions and a sentence about their effect. */
export function LevelSlider({ intolerance, value, onChange, onHelp }: LevelSliderProps) {
  const name = intoleranceNames[intolerance];
  return (
    <div className={styles['level']}>
      <div className={styles['head']}>
        <span className={styles['name']}>{name}</span>
        {onHelp && (
          <IconButton
            variant="small"
            label={texts.about(intolerance === 'fodmap' ? name : intolerance)}
            icon={<HelpIcon size={18} />}
            onClick={onHelp}
          />
        )}
        <span className={styles['switch']}>
          <Switch
            label={texts.limit(name)}
            checked={value !== null}
            onChange={(isEnabled) => onChange(isEnabled ? 1 : null)}
          />
        </span>
      </div>
      <p className={styles['answer']}>{value === null ? texts.off : answers[value]}</p>
      {value !== null && (
        <Kit>
          <Slider
            min={1}
            max={3}
            step={1}
            domain={[0.5, 3.5]}
            value={value}
            onChange={(at) => nearest(at) !== value && onChange(nearest(at))}
            label={null}
            size={8}
            thumbSize={24}
            ref={sayPositions}
            thumbLabel={texts.level(name)}
            thumbValueText={levelNames[value]}
            classNames={{
              root: slider['root'] ?? '',
              track: classNames(slider['track'], styles['steps']),
              bar: classNames(slider['bar'], styles['bar']),
              thumb: slider['thumb'] ?? '',
            }}
          />
          <div className={styles['words']} aria-hidden="true">
            {levels.map((level) => (
              <span key={level} className={level === value ? styles['chosen'] : undefined}>
                {levelNames[level]}
              </span>
            ))}
          </div>
        </Kit>
      )}
    </div>
  );
}
