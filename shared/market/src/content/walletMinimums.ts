import * as v from 'valibot';
import { recordInputSchema } from './contentValues.ts';

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'CURRENCY'));
/** Minor units. The bound keeps a typing error from blocking every payment of a brand. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));

/**
 * The wallet's own minimums by currency, in minor units (requirements/entities#wallet). A deposit has to reach
 * the per-currency minimum too (requirements/validation#minimum-deposit).
 */
export const walletSchema = v.pipe(
  recordInputSchema,
  v.record(currency, v.strictObject({ minDepositAmount: amount, minWithdrawalAmount: amount })),
  v.check((minimums) => Object.keys(minimums).length <= 50, 'TOO_MANY'),
  v.readonly(),
);

export type WalletMinimums = v.InferOutput<typeof walletSchema>;
