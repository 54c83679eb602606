import fc from 'fast-check';

/** The same properties at every run, so that nothing fails by chance; `SEED=7 npm test` looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 19010401) });
