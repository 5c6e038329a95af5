/** Whether a call, or a sheet of the browser, was given up rather than failed. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
