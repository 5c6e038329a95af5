import { useId } from 'react';
import { birthYears, daysInMonth, type PickedDate, pickDate } from '#domain/calendar/birth-date.ts';
import { monthNames } from '#domain/calendar/month-names.ts';
import { describedBy, FieldGroup } from '#src/ui/field/Field.tsx';
import { SelectBox } from '#src/ui/input/SelectBox.tsx';
import { birthDateField as texts } from '../texts/profile.ts';
import styles from './ProfileFields.module.css';

const months = monthNames.map((label, index) => ({ value: String(index + 1), label }));

const numbered = (numbers: readonly number[]) => numbers.map((n) => ({ value: String(n), label: String(n) }));
const days = (date: PickedDate) =>
  numbered(Array.from({ length: daysInMonth(date.year, date.month) }, (_, index) => index + 1));
const picked = (value: string) => (value === '' ? null : Number(value));
const shown = (part: number | null) => (part === null ? '' : String(part));

export interface BirthDateFieldProps {
  readonly value: PickedDate;
  readonly onChange: (date: PickedDate) => void;
  readonly error: string | undefined;
}

/** Month, day and year of birth. The number of days depends on the month. */
export function BirthDateField({ value, onChange, error }: BirthDateFieldProps) {
  const id = useId();
  const common = { invalid: Boolean(error), describedBy: describedBy({ id, error, hint: null }) };
  const pick = (part: Partial<PickedDate>) => onChange(pickDate(value, part));
  return (
    <FieldGroup id={id} label={texts.title} error={error}>
      <div className={styles['date']}>
        <SelectBox
          {...common}
          aria-label={texts.month}
          name="birth-month"
          autoComplete="bday-month"
          placeholder={texts.month}
          value={shown(value.month)}
          options={months}
          onChange={(month) => pick({ month: picked(month) })}
        />
        <SelectBox
          {...common}
          aria-label={texts.day}
          name="birth-day"
          autoComplete="bday-day"
          placeholder={texts.day}
          value={shown(value.day)}
          options={days(value)}
          onChange={(day) => pick({ day: picked(day) })}
        />
        <SelectBox
          {...common}
          aria-label={texts.year}
          name="birth-year"
          autoComplete="bday-year"
          placeholder={texts.year}
          value={shown(value.year)}
          options={numbered(birthYears(new Date().getFullYear()))}
          onChange={(year) => pick({ year: picked(year) })}
        />
      </div>
    </FieldGroup>
  );
}
