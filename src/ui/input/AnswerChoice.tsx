import { Radio } from '@mantine/core';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icon/sign-icons.tsx';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './AnswerChoice.module.css';

export interface AnswerChoiceProps<Value extends string | number> {
  /** The question. */
  readonly legend: string;
  /** Whom or what it is about, where the same question is asked more than once; said before it. */
  readonly about?: string;
  readonly hint?: string | null;
  /** The error if a required answer is missing; null reserves its space. */
  readonly missing?: string | null;
  readonly options: ReadonlyArray<{
    readonly value: Value;
    readonly label: string;
    readonly note?: string | null;
  }>;
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `row`: a few short answers in a row; `list`: a sentence each. */
  readonly variant: 'row' | 'list';
  /** Id of the first control, to focus it. */
  readonly firstId?: string;
}

const parts = {
  root: styles['option'] ?? '',
  body: styles['body'] ?? '',
  inner: styles['mark'] ?? '',
  radio: styles['input'] ?? '',
  labelWrapper: styles['words'] ?? '',
};

const Dot = () => <span className={styles['dot']} aria-hidden="true" />;
const NoDot = () => null;

/** A question with radio buttons. */
export function AnswerChoice<Value extends string | number>(props: AnswerChoiceProps<Value>) {
  const { legend, about, hint, missing, options, value, onChange, variant, firstId } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, missing && `${id}-missing`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames(styles['question'], missing && styles['missing'])}
      aria-describedby={describedBy || undefined}
    >
      <legend className={styles['legend']}>
        {about !== undefined && <span className="sr">{`${about}: `}</span>}
        {legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <Kit>
        <div className={styles[variant]}>
          {options.map((option, index) => (
            <Radio
              key={option.value}
              unstyled
              {...(index === 0 && firstId !== undefined && { id: firstId })}
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              icon={variant === 'list' ? Dot : NoDot}
              label={
                <>
                  {option.label}
                  {option.note && <span className={styles['note']}>{option.note}</span>}
                </>
              }
              classNames={parts}
            />
          ))}
        </div>
      </Kit>
      {missing !== undefined && (
        <div className={styles['place']}>
          {missing && (
            <p id={`${id}-missing`} className={styles['problem']}>
              <AlertIcon size={16} />
              {missing}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
