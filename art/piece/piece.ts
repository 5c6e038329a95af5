/** One drawable kind of food: how it looks and how it likes to lie. */
import type { Rng } from '#domain/random/random.ts';

export type Role = 'hero' | 'stalk' | 'slice' | 'chunk' | 'bit' | 'leaf' | 'dust' | 'drizzle' | 'dollop';

export interface Piece {
  readonly role: Role;
  /** Footprint radius in canvas units (the square canvas is 400 wide). */
  readonly size: number;
  /** Largest rotation either way, in degrees; 180 when absent. Small where a highlight must stay top left. */
  readonly spin?: number;
  /** Height as a part of the width, for pieces that lie in rows; 1 where absent. */
  readonly flat?: number;
  /** The most of it one dish shows, where fewer than of its kind. */
  readonly most?: number;
  readonly variants?: number;
  /** Draws around the origin at true size: body, shade, light; no outline. */
  draw(r: Rng, variant: number): string;
}

export type Pieces = Readonly<Record<string, Piece>>;
