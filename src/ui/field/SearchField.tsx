import { type FormEvent, useId } from 'react';
import { searchField as texts } from '#src/ui/field/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icon/common-icons.tsx';
import { InputBox } from './InputBox.tsx';

export interface SearchFieldProps {
  /** Label and placeholder of the field. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed. */
  readonly onSubmit?: () => void;
}

export function SearchField({ label, value, onChange, onSubmit }: SearchFieldProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of 2022
    <form role="search" onSubmit={submit}>
      <InputBox
        variant="search"
        icon={<SearchIcon />}
        end={
          value !== '' && (
            <IconButton label={texts.clear} icon={<CloseIcon size={18} />} onClick={() => onChange('')} />
          )
        }
      >
        <input
          id={id}
          type="search"
          name="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputBox>
    </form>
  );
}
