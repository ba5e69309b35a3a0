/**
 * The payment provider: methods, payments, payouts, its frame, its test bank. An own party: merchants reach it by signed HTTP.
 * @packageDocumentation
 */
export { createPayments, type PaymentsDependencies } from './createPayments.ts';
