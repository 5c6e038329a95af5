/**
 * A picture shows no food that the recipe does not hold: somebody may not eat it, and looks at the picture first.
 */
import { isMade, type PieceName } from '../piece/piece-index.ts';
import type { Facts } from './facts.ts';
import { foodPieces, piecesOf } from './look-of.ts';

/** Pieces that are one food cut in other ways. */
const alike: readonly (readonly PieceName[])[] = [
  ['tomato', 'tomato-slice', 'cherry-tomato', 'whole-tomato'],
  ['egg', 'fried-egg'],
  ['mozzarella', 'mozzarella-ball'],
  ['watermelon', 'melon'],
  ['onion', 'onion-ring', 'red-onion'],
  ['lemon', 'lemon-wedge', 'whole-lemon'],
  ['lime', 'lime-wedge'],
];

/** Lets a piece through, a carrier only with those of its parts that the recipe holds, and null where nothing is left. */
export function heldBy(f: Facts): (piece: PieceName) => PieceName | null {
  const own = new Set(f.all.flatMap(({ look }) => piecesOf(look)));
  for (const group of alike)
    if (group.some((piece) => own.has(piece))) for (const piece of group) own.add(piece);
  // Made things and plain forms stand for no food of the table.
  const holds = (name: string): boolean => own.has(name) || isMade(name) || !foodPieces.has(name);
  return (piece) => {
    const [, kind, parts] = /^(on|skewer):(.*)$/.exec(piece) ?? [];
    if (parts === undefined) return holds(piece) ? piece : null;
    const heldParts = parts.split('+').filter(holds).join('+');
    if (heldParts === '') return null;
    return kind === 'on' ? `on:${heldParts}` : `skewer:${heldParts}`;
  };
}
