import type { BrandColors } from '#domain/color/brand.ts';
import { letterHtml } from './letter-html.ts';
import type { Mail } from './mail-sender.ts';

export const productName = 'Kindfare';

/** A paragraph of plain text, a code to read, type, or copy, or a link that says where it leads. */
export type LetterPart =
  | string
  | { readonly code: string }
  | { readonly label: string; readonly url: string };

export interface Letter {
  readonly to: string;
  /** Also the heading. */
  readonly subject: string;
  /** What mailboxes show beside the subject, on locked phones too: never a code. */
  readonly preview: string;
  readonly parts: readonly LetterPart[];
  /** Why this address gets it. */
  readonly reason: string;
}

/** Text from members must not start lines of its own. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const textOfPart = (part: LetterPart) => {
  if (typeof part === 'string') return inOneLine(part);
  return 'code' in part ? `    ${part.code}` : `${part.label}: ${part.url}`;
};

const textOf = ({ parts, reason }: Letter) =>
  ['Hello,', ...parts.map(textOfPart), `-- \n${productName}\n${inOneLine(reason)}`].join('\n\n').concat('\n');

/** The letter as text and HTML, in the colors of the site. */
export const composeLetter = (letter: Letter, colors: BrandColors): Mail => ({
  to: letter.to,
  subject: inOneLine(letter.subject),
  text: textOf(letter),
  html: letterHtml(letter, productName, colors),
});
