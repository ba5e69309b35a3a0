/** The seed of a random test: printed in its name, given back by FOYER_SEED to see the same run again. */
export const testSeed = Number(process.env['FOYER_SEED'] ?? Math.floor(Math.random() * 2_147_483_647));
