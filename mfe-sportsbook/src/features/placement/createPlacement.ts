import type { ApolloClient } from '@apollo/client';
import type { Services } from '@foyer/contract';
import { runMachine, useServices, type MachineStore } from '@foyer/platform';
import { later } from './adapters/later.ts';
import { countPlacement } from './openPlacements.ts';
import {
  EDITING,
  transition,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementState,
} from './placement.machine.ts';
import { PlaceSportsBetDocument } from './Placement.generated.ts';

/** Pause before a request without an answer is repeated, in ms. */
const PAUSE_MS = 2_000;

export type Placement = MachineStore<PlacementState, PlacementEvent>;

interface PlacementPorts {
  readonly apollo: Pick<ApolloClient, 'mutate'>;
  failed(error: unknown): void;
}

/** The bet that is being placed on this page. It survives the page, because only it has the key. */
function createPlacement({ apollo, failed }: PlacementPorts): Placement {
  const request = async (state: PlacementState, send: (event: PlacementEvent) => void): Promise<void> => {
    if (state.status !== 'placing') return;
    const { input } = state;
    try {
      const { data } = await apollo.mutate({
        mutation: PlaceSportsBetDocument,
        variables: { input },
        context: { idempotencyKey: input.idempotencyKey },
      });
      const result = data?.placeSportsBet;
      if (result?.bet) return send({ type: 'placed', bet: result.bet });
      if (!result) return send({ type: 'unanswered' });
      send({
        type: 'refused',
        refusal: {
          reasons: result.refusals,
          maximumStakePerLine: result.maximumStakePerLine ?? undefined,
          quotes: result.quotes,
        },
      });
    } catch (error) {
      failed(error);
      send({ type: 'unanswered' });
    }
  };
  return runMachine<PlacementState, PlacementEvent, PlacementEffect>({
    initial: EDITING,
    transition,
    perform(effect, send, state) {
      if (effect === 'send') void request(state, send);
      else later(PAUSE_MS, () => void request(state, send));
    },
  });
}

const placements = new WeakMap<Services, Placement>();

/** The placement of this page. */
export function usePlacement(): Placement {
  const services = useServices();
  const known = placements.get(services);
  if (known) return known;
  const placement = createPlacement({
    apollo: services.apollo,
    failed: (error) => services.telemetry.failed('place-sports-bet', error),
  });
  let wasPlacing = false;
  placement.subscribe(() => {
    const { status } = placement.current();
    const isOpen = status === 'placing' || status === 'unknown';
    if (isOpen !== wasPlacing) countPlacement(isOpen ? 1 : -1);
    wasPlacing = isOpen;
  });
  placements.set(services, placement);
  return placement;
}
