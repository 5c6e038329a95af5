import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icon/common-icons.tsx';
import { Kit } from '../kit/MantineKit.tsx';
import styles from './SelectBox.module.css';

export interface SelectBoxProps extends Pick<NativeSelectProps, 'id' | 'aria-label'> {
  readonly name: string;
  /** '' for nothing. */
  readonly value: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** The empty option, which clears the choice. */
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

interface PlainSelectProps extends SelectBoxProps {
  readonly isInvalid: boolean;
  /** Label and messages of a field. */
  readonly wrapper?: Partial<NativeSelectProps>;
}

/** A select that opens as the device does it. */
export function PlainSelect(props: PlainSelectProps) {
  const { value, options, placeholder, onChange, isInvalid, wrapper, ...select } = props;
  return (
    <Kit>
      <NativeSelect
        {...select}
        {...wrapper}
        unstyled
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rightSection={<ChevronDownIcon size={18} className={styles['chevron']} />}
        classNames={{
          ...(typeof wrapper?.classNames === 'object' && wrapper.classNames),
          wrapper: classNames(styles['box'], isInvalid && styles['invalid']) ?? '',
          input: classNames(styles['select'], value === '' && styles['empty']) ?? '',
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Kit>
  );
}

interface PartProps extends SelectBoxProps {
  /** Ids of the messages of the field that it's a part of. */
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
}

/** A select without a label of its own, such as a part of a date. */
export function SelectBox({ describedBy, invalid = false, ...select }: PartProps) {
  // Mantine would put the ids of its own messages into aria-describedby, of which there are none
  const wrapper = {
    withAria: false,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
  return <PlainSelect {...select} isInvalid={invalid} wrapper={wrapper} />;
}
