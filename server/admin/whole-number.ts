import { InvalidArgumentError } from 'commander';

/** Reads an option that is a whole number; another value ends the command with a sentence. */
export const wholeFrom = (min: number, max: number) => (text: string) => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  return number;
};
