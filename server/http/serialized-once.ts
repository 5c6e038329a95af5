/** The texts of responses that several calls get as the same object. */
const texts = new WeakMap<object, string | null>();

/** Its text is made once and used for every call that gets this object; it must not be changed afterwards. */
export function serializedOnce<Response extends object>(response: Response): Response {
  texts.set(response, null);
  return response;
}

/** The text of a response. */
export function textOf(response: unknown, serialize: (response: unknown) => string): string {
  const isShared = typeof response === 'object' && response !== null && texts.has(response);
  if (!isShared) return serialize(response);
  const text = texts.get(response) ?? serialize(response);
  texts.set(response, text);
  return text;
}
