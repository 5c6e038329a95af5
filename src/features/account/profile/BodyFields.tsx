import { useId } from 'react';
import { heightChoices, type PickedHeight } from '#domain/member/height.ts';
import { describedBy, FieldGroup } from '#src/ui/field/Field.tsx';
import { SelectBox } from '#src/ui/input/SelectBox.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { bodyFields as texts } from '../texts/profile.ts';
import styles from './ProfileFields.module.css';

export interface WeightFieldProps {
  /** As typed. */
  readonly value: string;
  readonly onChange: (weight: string) => void;
  readonly error: string | undefined;
}

/** A weight in pounds. */
export function WeightField(props: WeightFieldProps) {
  return (
    <TextField
      {...props}
      label={texts.weight}
      name="weight"
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      end={
        <span className={styles['unit']} aria-hidden="true">
          {texts.pounds}
        </span>
      }
      endSaid={texts.poundsSaid}
    />
  );
}

const heights = heightChoices.map(String);
const feet = heights.map((value) => ({ value, label: texts.feetOption(value) }));
const inches = heights.map((value) => ({ value, label: texts.inchesOption(value) }));
const picked = (value: string) => (value === '' ? null : Number(value));
const shown = (part: number | null) => (part === null ? '' : String(part));

export interface HeightFieldProps {
  readonly value: PickedHeight;
  readonly onChange: (height: PickedHeight) => void;
  readonly error: string | undefined;
}

/** A height in feet and inches. */
export function HeightField({ value, onChange, error }: HeightFieldProps) {
  const id = useId();
  const common = { invalid: Boolean(error), describedBy: describedBy({ id, error, hint: null }) };
  return (
    <FieldGroup id={id} label={texts.height} error={error}>
      <div className={styles['height']}>
        <SelectBox
          {...common}
          aria-label={texts.feet}
          name="height-feet"
          placeholder={texts.feet}
          value={shown(value.feet)}
          options={feet}
          onChange={(chosen) => onChange({ ...value, feet: picked(chosen) })}
        />
        <SelectBox
          {...common}
          aria-label={texts.inches}
          name="height-inches"
          placeholder={texts.inches}
          value={shown(value.inches)}
          options={inches}
          onChange={(chosen) => onChange({ ...value, inches: picked(chosen) })}
        />
      </div>
    </FieldGroup>
  );
}
