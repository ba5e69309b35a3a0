import type { ApolloClient } from '@apollo/client';
import type { Payment } from '../../model/payment.ts';
import { ReadPaymentDocument } from './ReadPayment.generated.ts';

export type LookedAt = { readonly payment: Payment } | 'missing' | 'unheard';

/** How a payment stands by our own server, the only one who is believed. */
export async function lookAtPayment(apollo: ApolloClient, id: string): Promise<LookedAt> {
  try {
    const { data } = await apollo.query({
      query: ReadPaymentDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (!data?.viewer) return 'unheard';
    return data.viewer.payment ? { payment: data.viewer.payment } : 'missing';
  } catch {
    return 'unheard';
  }
}
