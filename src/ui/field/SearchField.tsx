import { type FormEvent, useId, useRef } from 'react';
import { formatNumber } from '#domain/message/format-number.ts';
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
  /** How many are listed below, for a list that says it nowhere else; null until that is known. */
  readonly found?: number | null;
  readonly hasMore?: boolean;
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, found, hasMore = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const clear = () => {
    onChange('');
    // the button is gone
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of 2022
    <form role="search" onSubmit={submit}>
      <InputBox
        variant="search"
        icon={<SearchIcon />}
        end={
          value !== '' && <IconButton label={texts.clear} icon={<CloseIcon size={18} />} onClick={clear} />
        }
      >
        <input
          ref={input}
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
      {found !== undefined && (
        <p role="status" className="sr">
          {found !== null && value.trim() !== '' && foundSentence(found, hasMore)}
        </p>
      )}
    </form>
  );
}

const foundSentence = (found: number, hasMore: boolean) =>
  found === 0 ? texts.nothingFound : texts.found(formatNumber(found), hasMore);
