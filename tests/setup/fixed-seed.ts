import fc from 'fast-check';

/** The same cases in every run; `SEED=$RANDOM npm test` and the nightly run try others. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_123) });
