/** Seed of a randomized test: printed in its title; FOYER_SEED repeats a run. */
export const testSeed = Number(process.env['FOYER_SEED'] ?? Math.floor(Math.random() * 2_147_483_647));
