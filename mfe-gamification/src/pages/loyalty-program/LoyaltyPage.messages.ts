import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.loyalty.title', defaultMessage: 'Loyalty program' },
  intro: { id: 'gamification.loyalty.intro', defaultMessage: 'Play as usual and move up through the ranks.' },
  ranks: { id: 'gamification.loyalty.ranks', defaultMessage: 'Ranks' },
  about: { id: 'gamification.loyalty.about', defaultMessage: 'How the loyalty program works' },
  close: { id: 'gamification.loyalty.close', defaultMessage: 'Close' },
  steps: { id: 'gamification.loyalty.steps', defaultMessage: 'How to take part' },
  shop: { id: 'gamification.loyalty.shop', defaultMessage: 'Rewards shop' },
  shopText: {
    id: 'gamification.loyalty.shopText',
    defaultMessage: 'Exchange points for rewards. Each price is shown with its value in money.',
  },
  toShop: { id: 'gamification.loyalty.toShop', defaultMessage: 'Go to the rewards shop' },
  shopSoon: { id: 'gamification.loyalty.shopSoon', defaultMessage: 'The rewards shop isn’t open yet.' },
  rewards: { id: 'gamification.loyalty.rewards', defaultMessage: 'What you get' },
  toGames: { id: 'gamification.loyalty.toGames', defaultMessage: 'See the games' },
  games: { id: 'gamification.loyalty.games', defaultMessage: 'Every game counts' },
  gamesText: {
    id: 'gamification.loyalty.gamesText',
    defaultMessage: 'Real-money bets in all casino games and on sports earn points.',
  },
  missions: { id: 'gamification.loyalty.missions', defaultMessage: 'See your missions' },
  tournaments: { id: 'gamification.loyalty.tournaments', defaultMessage: 'See the tournaments' },
  yourRank: { id: 'gamification.loyalty.yourRank', defaultMessage: 'Your rank' },
  faq: { id: 'gamification.loyalty.faq', defaultMessage: 'Questions and answers' },
  terms: { id: 'gamification.loyalty.terms', defaultMessage: 'Terms and conditions' },
  toLobby: { id: 'gamification.loyalty.toLobby', defaultMessage: 'Go to Lobby' },
  unavailable: {
    id: 'gamification.loyalty.unavailable',
    defaultMessage: 'The loyalty program isn’t available',
  },
  unavailableText: {
    id: 'gamification.loyalty.unavailableText',
    defaultMessage: 'This site has no loyalty program at the moment.',
  },
  closed: {
    id: 'gamification.loyalty.closed',
    defaultMessage:
      'The loyalty program isn’t available for your account at the moment. See your profile for the next steps.',
  },
  failed: { id: 'gamification.loyalty.failed', defaultMessage: 'We couldn’t load the loyalty program' },
  failedText: { id: 'gamification.loyalty.failedText', defaultMessage: 'Try again in a moment.' },
  retry: { id: 'gamification.loyalty.retry', defaultMessage: 'Try again' },
});
