import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import type { rewardSections } from '../../../../features/rewards/rewardList.ts';
import type { RewardsStore } from '../../../../features/rewards/useRewards.ts';
import { messages } from '../../RewardsPage.messages.ts';
import { RewardSection } from '../reward-section/RewardSection.tsx';

interface RewardListProps {
  readonly store: RewardsStore;
  readonly sections: ReturnType<typeof rewardSections>;
}

/** Rewards that can be claimed now, and those that start later. */
export function RewardList({ store, sections: { here, coming } }: RewardListProps) {
  const text = useText();
  const { toasts } = useServices();

  function removeClaimed(): void {
    store.removeClaimed();
    toasts.show('info', text(messages.removed));
  }

  return (
    <>
      {here.length > 0 && (
        <RewardSection
          title={text(messages.here)}
          entries={here}
          isBlocked={store.blocks.length > 0}
          onClaim={store.claim}
          onRemoveClaimed={removeClaimed}
        />
      )}
      {coming.length > 0 && (
        <RewardSection
          title={text(messages.coming)}
          entries={coming}
          isBlocked={store.blocks.length > 0}
          onClaim={store.claim}
        />
      )}
    </>
  );
}
