import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { usePlacement, type Placement } from './createPlacement.ts';
import { messages } from './PlacementForm.messages.ts';

/** Placements whose answer will be a toast. */
const announced = new WeakSet<Placement>();

/** Shows the answer as a toast when the slip leaves the page during a placement: on another page, or switched off. */
export function useLateAnswer(): void {
  const text = useText();
  const { toasts } = useServices();
  const placement = usePlacement();
  // synchronises with the placement, which outlives the slip
  useEffect(
    () => () => {
      if (placement.current().status !== 'placing' || announced.has(placement)) return;
      announced.add(placement);
      const stop = placement.subscribe(() => {
        const state = placement.current();
        if (state.status === 'placing') return;
        stop();
        announced.delete(placement);
        if (state.status === 'placed') return toasts.show('success', text(messages.placed));
        if (state.status === 'unknown') return toasts.show('warning', text(messages.unknownText));
        toasts.show('error', text(messages.notAccepted));
      });
    },
    [placement, toasts, text],
  );
}
