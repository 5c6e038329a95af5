/**
 * The figures of the method. A change of one of them, or of the code that reads them, is a new version: a finding is
 * stored with the version that made it and is never computed again.
 */
export const methodVersion = '5';

export const method = {
  /** Probability that a substance is a trigger, before anything is known. */
  prior: 0.3,
  /** From this probability on, a look finds a trigger; two looks in a row name it. */
  named: 0.985,
  /**
   * Points by which the highest dose raises symptoms then: where it is less, it is mostly what else the portion holds.
   */
  namedRise: 1.6,
  /** Tolerance is stated where the chance that the amount is noticed after all is below this. */
  cleared: 0.025,
  /** The prior where tolerance is judged: higher, so that slight triggers are not overlooked. */
  clearedPrior: 0.5,
  /** Tolerance is only stated from the load of a usual serving of a rich food on. */
  ordinaryLoad: 5,
  /** Points out of ten that a member notices: the limit is the load that raises symptoms by so much. */
  noticeable: 1,
  /**
   * A limit is stated as one figure where it is within a factor of 1.5 with at least this probability, and is not so
   * low that no dose below it was served: there it is guessed from the shape of the curve.
   */
  figure: 0.9,
  figureFrom: 1.2,
  /** What it needs besides: days with a portion, and among them days of doses below the limit by a factor. */
  figureDays: { portions: 36, below: 4, belowBy: 1.3 },
  /** Rounds around a limit end from this probability on. */
  narrow: 0.93,
  /** Ends of the interval of a limit. Simulated limits are between them in at least 80 of 100 cases. */
  interval: [0.05, 0.95],
  /** What a finding needs: days of doses, days of portions without one, and days of the dose that is tolerated. */
  fewest: { dosed: 5, controls: 3, tolerated: 4 },
  /** Standard deviation of the logarithm of an amount eaten, compared with the amount planned. */
  doseError: 0.25,
  /** Residuals beyond this many standard deviations are cut: an illness, a wrong tap. */
  winsorizeFrom: 2.5,
  /** The prior autocorrelation of neighboring days, and how many days it weighs. */
  priorAutocorrelation: { value: 0.35, days: 15 },
} as const;

/** Prior spreads, as multiples of the day-to-day noise. */
export const spreads = {
  /** Of an effect, when it is judged whether there is one: both equally likely. */
  effect: [1, 3],
  /** Of the effect of a trigger whose limit is sought. */
  effectOfLimit: 1.3,
  /** Of what a portion does by being one, on its day and on the next. */
  expectation: [0.6, 0.3],
  /** Of what knowing about a dose adds. */
  knowing: 0.6,
  period: 0.5,
  weekend: 0.5,
  cycle: 1,
  /** Of a wave of four weeks in members who say nothing about a cycle. */
  unreportedCycle: 0.4,
  /** Of what is eaten by choice, which is never evidence. */
  unplanned: 0.4,
} as const;
