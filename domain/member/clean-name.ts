const lineBreaks = /[\t-\r\u0085]/gu;
/** Spaces of all widths, and the empty pattern of braille, which looks like one. */
const spaces = /[\s\p{Z}\u2800]+/gu;
/** What can't be seen, and what turns the direction of the text around it. */
const invisible = /^[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]$/u;
const visible = /[^\p{M}\p{Z}\p{C}\u2800]/u;

const letterOrMark = /^[\p{L}\p{M}]$/u;
const mark = /^\p{M}$/u;
const pictograph = /^\p{Extended_Pictographic}$/u;
const emojiPart = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const han = /^\p{Script=Han}$/u;
/** The last letter, whose script forms letters with joiners, as Arabic and those of India do. */
const endsInJoining = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]\p{M}*$/u;

/** Whether an invisible character forms what is before and after it. */
function isNeeded(sign: string, before: readonly string[], next: string): boolean {
  const last = before.at(-1) ?? '';
  if (sign === '\u200D' && emojiPart.test(last) && pictograph.test(next)) return true;
  if (sign === '\uFE0E' || sign === '\uFE0F') return pictograph.test(last);
  if (sign >= '\u{E0100}' && sign <= '\u{E01EF}') return han.test(last);
  const isJoiner = sign === '\u200C' || sign === '\u200D';
  if (!isJoiner || !letterOrMark.test(last) || !endsInJoining.test(before.join(''))) return false;
  return letterOrMark.test(next) || (sign === '\u200D' && mark.test(last));
}

/**
 * A name that others see: without invisible characters and those that turn the direction of text, with single spaces.
 * '' if nothing that can be seen is left.
 */
export function cleanName(name: string): string {
  const signs = [...name.replace(lineBreaks, ' ')];
  const formed: string[] = [];
  for (const [at, sign] of signs.entries())
    if (!invisible.test(sign) || isNeeded(sign, formed, signs[at + 1] ?? '')) formed.push(sign);
  const cleaned = formed.join('').replace(spaces, ' ').trim();
  return visible.test(cleaned) ? cleaned : '';
}
