/** For whom a dish has to fit, from an address: `me`, `us`, or the id of a person; empty for anything else. */
export const readForWhom = (text: string | null): string =>
  text !== null && /^(?:me|us|(?:adult|dependent)-[1-9]\d{0,14})$/.test(text) ? text : '';
