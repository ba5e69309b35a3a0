import { signRequest } from '@foyer/runtime';
import {
  type LedgerPlayer,
  PAYMENTS_SIGNATURE,
  WALLET_PATH,
  roundInput,
  signText,
  walletBody,
} from '@foyer/api/proving';
import { PROOF_SECRETS, type ApiWorld } from '../kills/world.ts';
import type { Operation } from './closedLoop.ts';
import { openWire, type Wire, type WireResponse } from './wire.ts';

const DEPOSIT =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on PaymentRefusal { code } } }';
const BALANCE = '{ viewer { id wallet { balance version } } }';
const AMOUNT = 2_500;
const OK = 200;

/** The measured operations, over one keep-alive connection per client. */
export interface Operations {
  /** Signed bets with the persisted-document id, as a game server sends them. */
  readonly bets: Operation;
  /**
   * A deposit mutation followed by the webhook that completes it. `webhookTimes` and `mutationTimes` record
   * the two parts separately.
   */
  readonly deposits: Operation;
  readonly reads: Operation;
  readonly webhookTimes: number[];
  readonly mutationTimes: number[];
  close(): void;
}

export function createOperations(
  api: ApiWorld,
  players: readonly LedgerPlayer[],
  clients: number,
): Operations {
  const wires: readonly Wire[] = Array.from({ length: clients }, () => openWire(api.port()));
  const webhookTimes: number[] = [];
  const mutationTimes: number[] = [];

  function placeOf(client: number): { readonly wire: Wire; readonly player: LedgerPlayer } {
    const [wire, player] = [wires[client], players[client]];
    if (!wire || !player) throw new Error('Each client needs a player and a connection.');
    return { wire, player };
  }

  async function graphql(
    { wire, player }: ReturnType<typeof placeOf>,
    query: string,
    variables: object,
  ): Promise<WireResponse> {
    return wire.send(
      'POST',
      '/graphql',
      { brand: player.brand, authorization: `Bearer ${await api.token(player)}` },
      JSON.stringify({ query, variables }),
    );
  }

  async function sendWebhook({ wire }: ReturnType<typeof placeOf>, event: object): Promise<boolean> {
    const body = JSON.stringify(event);
    return (
      (
        await wire.send(
          'POST',
          '/webhooks/payments',
          { [PAYMENTS_SIGNATURE]: signText([PROOF_SECRETS.payments], body, Date.now()) },
          body,
        )
      ).status === OK
    );
  }

  return {
    webhookTimes,
    mutationTimes,
    async bets(client) {
      const { wire, player } = placeOf(client);
      const id = crypto.randomUUID();
      const body = JSON.stringify(
        walletBody('placeBet', { ...roundInput(player, id), transactionId: id, amount: 1 }),
      );
      const response = await wire.send(
        'POST',
        WALLET_PATH,
        signRequest(PROOF_SECRETS.games, { method: 'POST', path: WALLET_PATH, body }, Date.now()),
        body,
      );
      return response.status === OK && response.body.includes('"WalletBalance"');
    },
    async deposits(client) {
      const place = placeOf(client);
      const id = crypto.randomUUID();
      const startedAt = performance.now();
      const { body } = await graphql(place, DEPOSIT, {
        input: {
          id,
          amount: AMOUNT,
          currency: place.player.currency,
          methodId: 'card',
          returnPath: '/en/',
          locale: 'en',
        },
      });
      mutationTimes.push(performance.now() - startedAt);
      if (!body.includes('StartedPayment')) return false;
      const event = api.payments.setPaymentStatus(id, 'completed');
      const webhookStart = performance.now();
      const isAccepted = await sendWebhook(place, event);
      webhookTimes.push(performance.now() - webhookStart);
      return isAccepted;
    },
    reads: async (client) => (await graphql(placeOf(client), BALANCE, {})).status === OK,
    close() {
      for (const wire of wires) wire.close();
    },
  };
}
