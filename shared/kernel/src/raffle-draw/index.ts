/**
 * Raffle draws that anyone can verify (shared/docs/raffle-draws.md).
 * @packageDocumentation
 */
export { computeWinners } from './computeWinners.ts';
export { sha256Hex, toHex } from './digests.ts';
export {
  DRAW_FORMAT,
  DROP_TYPES,
  raffleDrawSchema,
  ticketList,
  type DrawEntry,
  type DrawWinner,
  type DropType,
  type RaffleDraw,
} from './raffleDraw.ts';
export { verifyDraw, type DrawFault, type DrawReport } from './verifyDraw.ts';
