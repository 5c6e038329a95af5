import type { ChangeEvent, Ref } from 'react';

export interface FileInputProps {
  /** Clicked by the button that represents it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly name: string;
  /** MIME types or file extensions. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
}

/** A hidden file input. */
export function FileInput({ ref, label, name, accept, onChoose }: FileInputProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // lets the same file be chosen again after it was refused
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <input
      ref={ref}
      type="file"
      name={name}
      accept={accept.join(',')}
      hidden
      aria-label={label}
      onChange={choose}
    />
  );
}
