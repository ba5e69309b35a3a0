import type { Direction, Kind } from '../payments/payment.ts';
import type { Queries } from '../deps.ts';

export interface OfferedMethod {
  readonly id: string;
  readonly kind: Kind;
  readonly txName: string;
  readonly name: string;
  readonly directions: readonly Direction[];
  readonly currency: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly feeFixed: number;
  readonly feeBasisPoints: number;
  readonly depositSeconds: number;
  readonly payoutSeconds: number;
  readonly isAvailable: boolean;
  readonly unavailableReason: string | null;
}

/** Methods available in a country and currency; only the named one when given. */
export async function offeredMethods(
  queries: Queries,
  where: { country?: string | undefined; currency: string; method?: string },
): Promise<readonly OfferedMethod[]> {
  const { rows } = await queries.query<OfferedMethod>(
    `select id, kind, tx_name "txName", name, directions, currency, minimum, maximum, fee_fixed "feeFixed", fee_basis_points "feeBasisPoints", deposit_seconds "depositSeconds", payout_seconds "payoutSeconds",
       is_available "isAvailable", unavailable_reason "unavailableReason"
     from payments.method join payments.method_currency on method_id = id
     where currency = $1 and ($2::text is null or countries = '{}' or $2 = any (countries)) and ($3::text is null or id = $3) order by position`,
    [where.currency, where.country ?? null, where.method ?? null],
  );
  return rows;
}

export function methodView(method: OfferedMethod): Record<string, unknown> {
  const { txName: _, depositSeconds, payoutSeconds, unavailableReason, ...rest } = method;
  return {
    ...rest,
    estimatedSeconds: { deposit: depositSeconds, payout: payoutSeconds },
    ...(unavailableReason === null ? {} : { unavailableReason }),
  };
}
