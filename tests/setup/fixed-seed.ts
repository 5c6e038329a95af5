import fc from 'fast-check';

/** The same cases in every run; `FC_SEED=$RANDOM npm test` runs others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_123) });
