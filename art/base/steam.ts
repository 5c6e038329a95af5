import { line } from '../drawing/svg.ts';
import type { BaseContext } from './base.ts';

/** Three wisps that rise over a hot dish. */
export function steam(ctx: BaseContext): string {
  const x = Math.round(ctx.r.range(-14, 14));
  const wisp = (dx: number, y: number): string => `M${x + dx} ${y}c-14-16 14-26 0-44s10-24 2-36`;
  return line(wisp(-38, -8) + wisp(0, 6) + wisp(38, -8), '#ffffff', 8, ' opacity=".5"');
}
