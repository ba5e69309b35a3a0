import type { InvitedSlotProps, SlotName, Slots } from '@foyer/contract';

/** Properties with which a slot is shown in the check; every slot of the contract has a sample. */
export const SLOT_SAMPLES: { readonly [Name in SlotName]: Slots[Name] } = {
  'casino.search': { initialQuery: '', onLeave: () => undefined },
  'casino.recent-games': { maximum: 4 },
  'account.session-clock': { compact: false },
  'account.notices': {},
  'cashier.quick-deposit': {
    amount: undefined,
    paymentMethod: undefined,
    onDone: () => undefined,
    onCardStyle: () => undefined,
  },
  'jackpot-raffle.widget': { placement: 'spotlight', stake: undefined },
  'jackpot-raffle.play': { onPlay: () => undefined },
  'jackpot-raffle.account': {},
  'gamification.mission-progress': { gameSlug: 'foyer-check', studioId: 'foyer-check' },
  'gamification.inbox': { view: 'list' },
  'sportsbook.top-matches': { maximum: 3 },
};

/** Properties of every slot of an invited squad. */
export const INVITED_SLOT_SAMPLE: InvitedSlotProps = { page: 'foyer-check' };
