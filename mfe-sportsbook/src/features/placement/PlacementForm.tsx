import { useText } from '@foyer/i18n';
import { useNavigationState, useServices, useSessionState, useStore } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { FocusKeeper } from '../../components/focus-keeper/FocusKeeper.tsx';
import type { SlipLine } from '../bet-slip/slip.ts';
import { usePlacement } from './createPlacement.ts';
import { messages } from './PlacementForm.messages.ts';
import { PlacementStatus } from './PlacementStatus.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { StakeForm } from './StakeForm.tsx';
import { useLateAnswer } from './useLateAnswer.ts';

/** Stake and type of the bet on the selections of the slip, or the state of the bet that is being placed. */
export function PlacementForm({ lines }: { readonly lines: readonly SlipLine[] }) {
  const placement = usePlacement();
  const state = useStore(placement);
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  useLateAnswer();
  if (!isPlayer) return <SignIn />;
  return (
    <FocusKeeper gap="medium">
      {state.status === 'editing' ? (
        <>
          {state.refusal && <RefusalNotice refusal={state.refusal} lines={lines} />}
          <StakeForm lines={lines} />
        </>
      ) : (
        <PlacementStatus state={state} lines={lines} />
      )}
    </FocusKeeper>
  );
}

function SignIn() {
  const text = useText();
  const { session } = useServices();
  const { pathname, search } = useNavigationState();
  return (
    <Button stretch onPress={() => void session.signIn({ redir: `${pathname}${search}` })}>
      {text(messages.signIn)}
    </Button>
  );
}
