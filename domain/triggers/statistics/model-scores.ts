import type { Candidate } from './candidates.ts';
import { method, spreads } from './method.ts';
import { upperTail } from './normal-tail.ts';
import type { Reduced } from './regression.ts';

/** Which substances are triggers, with one shape each. */
export interface Model {
  readonly parts: readonly Candidate[];
  /** Points, one for each part, with their standard errors. */
  readonly effects: readonly number[];
  readonly errors: readonly number[];
  /** Logarithm of how likely it is, compared with the model without triggers. */
  readonly log: number;
}

export const noTriggers: Model = { parts: [], effects: [], errors: [], log: 0 };

/** Of all that an effect may be, it only ever makes symptoms worse. */
const logOneSided = (effect: number, error: number): number =>
  Math.log(2 * upperTail(-effect / error) + 1e-300);

export interface Scores {
  /** `spread` is the prior one of the effects, in units of the noise. */
  single(a: Candidate, spread: number): Model;
  pair(a: Candidate, b: Candidate, ab: number, spread: number): Model;
  triple(
    parts: readonly [Candidate, Candidate, Candidate],
    products: { readonly ab: number; readonly ac: number; readonly bc: number },
    spread: number,
  ): Model;
}

/**
 * Marginal likelihoods of sparse linear models with a conjugate prior, the variance integrated out. One, two and three
 * parts are written out, since there are tens of thousands of them. `shapes`: how many each substance may have.
 */
export function scoresOf({ yy, freedom }: Reduced, shapes: number): Scores {
  const perPart = Math.log(method.prior / (1 - method.prior)) - Math.log(shapes);
  const perSpread = -Math.log(spreads.effect.length);
  const fit = (rest: number) => perSpread - (freedom / 2) * Math.log(rest / yy);
  return {
    single(a, spread) {
      const xx = a.xx + 1 / spread ** 2;
      const effect = a.xy / xx;
      const rest = Math.max(yy - effect * a.xy, 1e-9);
      const error = Math.sqrt(rest / freedom / xx);
      const log = perPart + fit(rest) - Math.log(xx * spread ** 2) / 2 + logOneSided(effect, error);
      return { parts: [a], effects: [effect], errors: [error], log };
    },
    pair(a, b, ab, spread) {
      const aa = a.xx + 1 / spread ** 2;
      const bb = b.xx + 1 / spread ** 2;
      const det = Math.max(aa * bb - ab * ab, 1e-9);
      const e = (bb * a.xy - ab * b.xy) / det;
      const f = (aa * b.xy - ab * a.xy) / det;
      const rest = Math.max(yy - e * a.xy - f * b.xy, 1e-9);
      const variance = rest / freedom;
      const [eError, fError] = [Math.sqrt((variance * bb) / det), Math.sqrt((variance * aa) / det)];
      const log =
        2 * perPart +
        fit(rest) -
        Math.log(det * spread ** 4) / 2 +
        logOneSided(e, eError) +
        logOneSided(f, fError);
      return { parts: [a, b], effects: [e, f], errors: [eError, fError], log };
    },
    triple(parts, { ab, ac, bc }, spread) {
      const [a, b, c] = parts;
      const ridge = 1 / spread ** 2;
      const [aa, bb, cc] = [a.xx + ridge, b.xx + ridge, c.xx + ridge];
      // the inverse by its cofactors
      const iaa = bb * cc - bc * bc;
      const iab = ac * bc - ab * cc;
      const iac = ab * bc - ac * bb;
      const ibb = aa * cc - ac * ac;
      const ibc = ab * ac - aa * bc;
      const icc = aa * bb - ab * ab;
      const det = Math.max(aa * iaa + ab * iab + ac * iac, 1e-9);
      const e = (iaa * a.xy + iab * b.xy + iac * c.xy) / det;
      const f = (iab * a.xy + ibb * b.xy + ibc * c.xy) / det;
      const g = (iac * a.xy + ibc * b.xy + icc * c.xy) / det;
      const rest = Math.max(yy - e * a.xy - f * b.xy - g * c.xy, 1e-9);
      const error = (cofactor: number) => Math.sqrt(((rest / freedom) * Math.max(cofactor, 1e-12)) / det);
      const errors = [error(iaa), error(ibb), error(icc)];
      const [eError = 1, fError = 1, gError = 1] = errors;
      const log =
        3 * perPart +
        fit(rest) -
        Math.log(det * spread ** 6) / 2 +
        logOneSided(e, eError) +
        logOneSided(f, fError) +
        logOneSided(g, gError);
      return { parts, effects: [e, f, g], errors, log };
    },
  };
}
