import { brands, type BrandId, type PayAndPlayFlow } from '@foyer/market';
import type { Content } from '../content/contentReader.ts';
import { minimumDepositOf } from '../payments/minimums.ts';
import type { Payments } from '../payments/payments.ts';
import type { ProviderMethod } from '../payments/provider.ts';

/**
 * Payment rail of each flow: a bank that verifies identity, any bank by open banking, or a wallet with its
 * own login (requirements/product#audience).
 */
const KIND_OF: Readonly<Record<PayAndPlayFlow, ProviderMethod['kind']>> = {
  BankPayment: 'INSTANT_BANK',
  OpenBanking: 'OPEN_BANKING',
  PaymentGateway: 'WALLET',
};

export interface OfferedFlow {
  readonly flow: PayAndPlayFlow;
  readonly methodName: string;
  /** Minor units of the brand's currency. */
  readonly minimum: number;
  readonly maximum: number;
}

/** Flows that a visitor in a country can use now; undefined while the provider does not answer. */
export async function offeredFlows(
  {
    payments: { offers, provider },
    content,
  }: { readonly payments: Payments; readonly content: Pick<Content, 'of'> },
  brand: BrandId,
  country: string,
): Promise<readonly OfferedFlow[] | undefined> {
  const { currency, payAndPlay, countries } = brands[brand];
  if (payAndPlay.length === 0 || !countries.includes(country)) return [];
  const offered = await offers.methods(brand, country, currency);
  if (!offered.isCurrent || !provider.isReachable()) return undefined;
  return payAndPlay.flatMap((flow) => {
    const method = methodOf(offered.methods, flow);
    return method
      ? [
          {
            flow,
            methodName: method.name,
            minimum: Math.max(method.minimum, minimumDepositOf(content.of(brand), currency)),
            maximum: method.maximum,
          },
        ]
      : [];
  });
}

/** First method of a flow's rail that accepts deposits now. */
export function methodOf(
  methods: readonly ProviderMethod[],
  flow: PayAndPlayFlow,
): ProviderMethod | undefined {
  return methods.find(
    ({ kind, directions, isAvailable }) =>
      kind === KIND_OF[flow] && directions.includes('deposit') && isAvailable,
  );
}
