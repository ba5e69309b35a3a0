import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.lobby.intro',
    defaultMessage:
      'Titles and texts are keys: write the texts in the Texts section of each language. Blocks without content, such as an empty list of games, are not shown.',
  },
  blocks: { id: 'console.content.lobby.blocks', defaultMessage: 'Blocks of the lobby' },
  menu: { id: 'console.content.lobby.menu', defaultMessage: 'Menu' },
  addBlock: { id: 'console.content.lobby.addBlock', defaultMessage: 'Add block' },
  addEntry: { id: 'console.content.lobby.addEntry', defaultMessage: 'Add menu entry' },
  addBelow: { id: 'console.content.lobby.addBelow', defaultMessage: 'Add entry below {name}' },
  addPromotion: { id: 'console.content.lobby.addPromotion', defaultMessage: 'Add promotion' },
  id: { id: 'console.content.lobby.id', defaultMessage: 'ID' },
  type: { id: 'console.content.lobby.type', defaultMessage: 'Type' },
  TOP_GAMES: { id: 'console.content.lobby.topGames', defaultMessage: 'List of games' },
  BANNER_GAME: { id: 'console.content.lobby.bannerGame', defaultMessage: 'Banner of a game studio' },
  BANNER_MANUAL: {
    id: 'console.content.lobby.bannerManual',
    defaultMessage: 'Banner that links to a page',
  },
  BANNER_EXTERNAL_LINK: {
    id: 'console.content.lobby.bannerExternalLink',
    defaultMessage: 'Banner with another site',
  },
  PROMOTION: { id: 'console.content.lobby.promotion', defaultMessage: 'Promotion' },
  PROMOTION_V2: { id: 'console.content.lobby.promotionV2', defaultMessage: 'Group of promotions' },
  JACKPOT: { id: 'console.content.lobby.jackpot', defaultMessage: 'Jackpot' },
  RAFFLE: { id: 'console.content.lobby.raffle', defaultMessage: 'Raffle' },
  TOP_SPORTS: { id: 'console.content.lobby.topSports', defaultMessage: 'Top sports' },
  title: { id: 'console.content.lobby.title', defaultMessage: 'Title key' },
  text: { id: 'console.content.lobby.text', defaultMessage: 'Text key' },
  action: { id: 'console.content.lobby.action', defaultMessage: 'Button key' },
  list: { id: 'console.content.lobby.list', defaultMessage: 'List of games' },
  studio: { id: 'console.content.lobby.studio', defaultMessage: 'Game studio' },
  path: { id: 'console.content.lobby.path', defaultMessage: 'Path of the page' },
  url: { id: 'console.content.lobby.url', defaultMessage: 'Address of the site' },
  callToAction: { id: 'console.content.lobby.callToAction', defaultMessage: 'Button' },
  DEPOSIT: { id: 'console.content.lobby.deposit', defaultMessage: 'Opens the deposit' },
  PAGE_LINK: { id: 'console.content.lobby.pageLink', defaultMessage: 'Opens the page' },
  label: { id: 'console.content.lobby.label', defaultMessage: 'Label key' },
  icon: { id: 'console.content.lobby.icon', defaultMessage: 'Icon' },
  shownWithList: {
    id: 'console.content.lobby.shownWithList',
    defaultMessage: 'Only while the list has games',
  },
  shownWithListHelp: {
    id: 'console.content.lobby.shownWithListHelp',
    defaultMessage: 'Name of a list of games, such as jackpots.',
  },
  shownWithToggle: {
    id: 'console.content.lobby.shownWithToggle',
    defaultMessage: 'Only while the toggle is on',
  },
  always: { id: 'console.content.lobby.always', defaultMessage: 'Always shown' },
  needsSignIn: {
    id: 'console.content.lobby.needsSignIn',
    defaultMessage: 'Only for players who are signed in',
  },
  needsJackpot: {
    id: 'console.content.lobby.needsJackpot',
    defaultMessage: 'Only where the brand has a jackpot',
  },
});
