/** A wall and a table seen from where one sits. */
import type { Crop } from '../dish-spec.ts';
import { mix, shade, tint } from '../drawing/color.ts';
import type { Mood } from '../drawing/palette.ts';
import { fill, type Ink, line, radial } from '../drawing/svg.ts';
import { FRAME } from '../frame.ts';

const HORIZON = 48;

export function room(mood: Mood, crop: Crop, ink: Ink): { defs: string; art: string } {
  const { w, h } = FRAME[crop];
  const [light, table] = [ink.id(), ink.id()];
  const top = mix(mood.cloth, mood.paper, 0.2);
  return {
    defs:
      radial(
        light,
        [
          { at: 0, c: tint(mood.paper, 0.55) },
          { at: 0.6, c: mood.paper },
          { at: 1, c: shade(mood.paper, 0.14) },
        ],
        ' cx=".24" cy=".1" r="1.05"',
      ) +
      radial(
        table,
        [
          { at: 0, c: tint(top, 0.5) },
          { at: 0.7, c: top },
          { at: 1, c: shade(top, 0.14) },
        ],
        ' cx=".3" cy="0" r="1"',
      ),
    art:
      fill(`M-${w / 2}-${h / 2}h${w}v${h}h-${w}z`, `url(#${light})`) +
      fill(`M-${w / 2} ${HORIZON}H${w / 2}V${h / 2}H-${w / 2}z`, `url(#${table})`) +
      line(`M-${w / 2} ${HORIZON}H${w / 2}`, shade(top, 0.18), 2, ' opacity=".6"') +
      line(
        `M-${w / 2} ${HORIZON + 17}H${w / 2}M-${w / 2} ${HORIZON + 24}H${w / 2}`,
        mood.stripe,
        2.5,
        ' opacity=".4"',
      ),
  };
}
