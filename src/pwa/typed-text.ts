const fields = 'input:not([type="checkbox"], [type="radio"]), textarea';
const hasText = ({ value }: HTMLInputElement) => value !== '';

/** The URL at which something was typed last. */
let typedAt = '';

/** Notes from now on where something is typed, or was typed before. `signal` ends it. */
export function watchTyping(signal?: AbortSignal): void {
  typedAt = [...document.querySelectorAll<HTMLInputElement>(fields)].some(hasText) ? location.href : '';
  const note = () => {
    typedAt = location.href;
  };
  document.addEventListener('input', note, signal ? { signal } : false);
}

/** Whether a reload could lose input: something was typed since the page's URL changed. */
export const hasTypedText = (): boolean => typedAt === location.href;
