import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { gaugeShape as texts } from '#src/ui/verdict/texts.ts';

const CENTER = { x: 28, y: 29 };
const RADIUS = 19;
const START = 150;
const SWEEP = 240;

const round = (n: number) => Math.round(n * 100) / 100;

function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(CENTER.x + radius * Math.cos(angle))} ${round(CENTER.y + radius * Math.sin(angle))}`;
}

/** A step of the arc, and the pointer after it. SVG paths in a view box of 56 by 44, from y 2. */
export interface GaugeStep {
  readonly arc: string;
  readonly pointer: string;
}

function shape(count: number, gap: number): readonly GaugeStep[] {
  const length = (SWEEP - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = START + index * (length + gap);
    const to = from + length;
    const at = to + gap / 2;
    return {
      arc: `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}`,
      pointer: `M${point(at, 21.2)}L${point(at - 8, 27)}L${point(at + 8, 27)}Z`,
    };
  });
}

const three = shape(3, 22);
const two = shape(2, 24);

/** Salicylate and FODMAP are limited or not: two steps. The others have three. */
export function gaugeSteps(intolerance: Intolerance): readonly GaugeStep[] {
  return intolerance === 'salicylate' || intolerance === 'fodmap' ? two : three;
}

/** The whole arc, for an unknown level. */
export const wholeArc = `M${point(START, RADIUS)}A${RADIUS} ${RADIUS} 0 1 1 ${point(START + SWEEP, RADIUS)}`;

/** The two letters in the middle. */
export const gaugeLetters = {
  oxalate: texts.oxalate,
  histamine: texts.histamine,
  sulfur: texts.sulfur,
  fodmap: texts.fodmap,
  salicylate: texts.salicylate,
} as const satisfies Record<Intolerance, string>;
