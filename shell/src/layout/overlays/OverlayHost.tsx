import type { OverlayContents, OverlayOutcome, OverlayRequest } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { Slot, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Skeleton, Stack } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import type { EmblemTier } from '@foyer/theme/emblems';
import { BonusChecker } from './BonusChecker.tsx';
import { messages } from './Overlay.messages.ts';
import { OVERLAY_RULES } from './overlayRules.ts';
import { QuickDeposit } from './QuickDeposit.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { SourceOfWealth } from './SourceOfWealth.tsx';
import { SlotLoading } from './SlotLoading.tsx';
import { TextOverlay } from './TextOverlay.tsx';
import { WinOverlay } from './WinOverlay.tsx';

export interface OverlayHostProps {
  readonly request: OverlayRequest;
}

const POTS: Readonly<
  Record<OverlayContents['jackpot-win']['potId'], { readonly message: Message; readonly tier: EmblemTier }>
> = {
  mega: { message: messages.winMega, tier: 'epic' },
  major: { message: messages.winMajor, tier: 'major' },
  minor: { message: messages.winMinor, tier: 'minor' },
  shared: { message: messages.winShared, tier: 'minor' },
};

/** The one open overlay of any variant (requirements/screens#overlays-and-toasts). */
export function OverlayHost({ request }: OverlayHostProps) {
  const { overlays } = useServices();
  const text = useText();
  const onEnd = (outcome: OverlayOutcome): void => overlays.close(outcome);

  switch (request.variant) {
    case 'confirmation':
    case 'content-accept':
    case 'action-error':
    case 'identity-verification-required':
    case 'default':
    case 'error':
      return (
        <TextOverlay
          content={request.content}
          rules={OVERLAY_RULES[request.variant]}
          isAlert={request.variant !== 'default'}
          onEnd={onEnd}
        />
      );
    case 'reality-check':
      return <RealityCheck content={request.content} onEnd={onEnd} />;
    case 'search':
      return (
        <Dialog tall size="large" title={text(messages.search)} onClose={() => onEnd('closed')}>
          <Slot
            name="casino.search"
            props={{ initialQuery: request.content.initialQuery ?? '', onLeave: () => onEnd('ok') }}
            loading={<SearchLoading />}
            fallback={<SearchUnavailable />}
          />
        </Dialog>
      );
    case 'quick-deposit':
      return <QuickDeposit content={request.content} onEnd={onEnd} />;
    case 'bonus-checker':
      return <BonusChecker content={request.content} onEnd={onEnd} />;
    case 'sow':
      return <SourceOfWealth content={request.content} onEnd={onEnd} />;
    case 'jackpot-win':
      return (
        <WinOverlay
          amount={request.content.amount}
          values={{ winners: request.content.communityWinners ?? 1 }}
          {...POTS[request.content.potId]}
          isCredited={request.content.isCredited}
          onEnd={onEnd}
        />
      );
    case 'raffle-win':
      return (
        <WinOverlay
          amount={request.content.amount}
          message={messages.winRaffle}
          tier="major"
          isCredited={request.content.isCredited}
          onEnd={onEnd}
        />
      );
  }
}

/** Same layout as the search field and the popular games. */
function SearchLoading() {
  return (
    <SlotLoading>
      <Stack gap="large">
        <Skeleton shape="block" height="4.25rem" />
        <Skeleton lines={6} />
      </Stack>
    </SlotLoading>
  );
}

/** Shown when the casino remote is unavailable: links to the game lists. */
function SearchUnavailable() {
  const { locale } = useServices();
  const text = useText();
  return (
    <EmptyState
      icon="search"
      level={3}
      title={text(messages.search)}
      action={<ButtonLink href={hrefTo(locale, 'games')}>{text(messages.allGames)}</ButtonLink>}
    >
      {text(messages.searchOut)}
    </EmptyState>
  );
}
