import type { IconName } from '@foyer/ui';
import type { MenuItemFragment } from './MainMenu.generated.ts';

/** The icon of the UI kit for each kind of menu entry in the API. */
export const MENU_ICON: Readonly<Record<MenuItemFragment['icon'], IconName>> = {
  home: 'home',
  slots: 'dice',
  live: 'live',
  table: 'cards',
  jackpot: 'jackpot',
  new: 'plus',
  hot: 'flame',
  star: 'star',
  studio: 'grid',
  search: 'search',
  promotion: 'gift',
  reward: 'gift',
  trophy: 'trophy',
  raffle: 'ticket',
  sport: 'sports',
  shield: 'shield',
  help: 'help',
  profile: 'user',
  wallet: 'cashier',
};
