/** Factor of all limits of the benchmark, to see on a busy machine that it gets through; its figures mean nothing there. */
export const LIMIT_FACTOR = Number(process.env['FOYER_BENCH_LIMITS'] ?? 1);
