/**
 * The payment provider: methods, payments, payouts, payment frame and test bank. A separate party:
 * merchants reach it by signed HTTP. @packageDocumentation
 */
export { createPayments, type PaymentsDependencies } from './createPayments.ts';
