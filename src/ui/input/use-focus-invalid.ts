import { type RefObject, useEffect, useRef } from 'react';

/** For a form: the first field with an error gets the focus when there are other errors, or the same once more. */
export function useFocusInvalid(errors: object, attempts = 0): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [errors, attempts]);
  return form;
}
