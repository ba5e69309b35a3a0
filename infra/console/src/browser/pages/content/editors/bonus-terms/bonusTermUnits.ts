export const BASIS_POINTS_PER_PERCENT = 100;
/** Prices are decimal odds in thousandths. */
export const PRICE_UNITS = 1_000;
