import type { ChangeEvent, Ref } from 'react';

export interface FileInputProps {
  /** To be clicked by the button that stands for it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly name: string;
  /** Types or endings of files. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
}

/** The device's own way to choose a file; nothing is seen of it. */
export function FileInput({ ref, label, name, accept, onChoose }: FileInputProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // the same file can be chosen again after it was refused
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
