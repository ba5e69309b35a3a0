import { createHash } from 'node:crypto';
import { BUILDER, builderKey, decideBuilder } from '@foyer/kernel/bet-builder';
import {
  decide,
  type LegStatus,
  type MarketKind,
  type MarketSelection,
  type PlayedResult,
} from '@foyer/kernel/markets';

/** A part of a bet builder as it is stored. */
export interface PartRow extends MarketSelection {
  /** Name of the player whom the outcome names. */
  readonly player: string | null;
}

/** Markets that staff made void; without a line, all lines. */
export type VoidMarkets = readonly { readonly kind: string; readonly line: number | null }[];

/** The result of a match that decides a leg: void, or a score with its void markets. */
export interface DecidingResult extends PlayedResult {
  readonly isVoid: boolean;
  readonly voidMarkets: VoidMarkets;
}

/** Characters of the digest that names the parts of a stored bet builder. */
const DIGEST_LENGTH = 16;

/** The stored outcome of a leg. For a bet builder a digest of its parts, which does not depend on their order. */
export function storedOutcome({
  kind,
  outcome,
  parts,
}: MarketSelection & { readonly parts?: readonly MarketSelection[] | undefined }): string {
  if (kind !== BUILDER.kind || !parts) return outcome;
  return createHash('sha256').update(builderKey(parts)).digest('hex').slice(0, DIGEST_LENGTH);
}

/** The result of each part of a bet builder. */
export function partResults(parts: readonly MarketSelection[], result: DecidingResult): readonly LegStatus[] {
  return parts.map((part) =>
    result.isVoid || isVoidMarket(result.voidMarkets, part.kind, part.line) ? 'VOID' : decide(part, result),
  );
}

/** The result of a leg: of its market, or of the parts of a bet builder. */
export function decideLeg(
  { kind, line, outcome, parts }: MarketSelection & { readonly parts: readonly MarketSelection[] | null },
  result: DecidingResult,
): LegStatus {
  if (result.isVoid || isVoidMarket(result.voidMarkets, kind, line)) return 'VOID';
  return parts ? decideBuilder(partResults(parts, result)) : decide({ kind, line, outcome }, result);
}

function isVoidMarket(markets: VoidMarkets, kind: MarketKind, line: number | null): boolean {
  return markets.some((market) => market.kind === kind && (market.line === null || market.line === line));
}
