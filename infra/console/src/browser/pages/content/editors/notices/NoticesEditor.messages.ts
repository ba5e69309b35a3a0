import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  intro: {
    id: 'console.content.notices.intro',
    defaultMessage:
      'Notices that players see for a time on the site. Each player can dismiss a campaign once, except the closing of a market. Promotions are not shown to players who are excluded or on a time-out.',
  },
  none: { id: 'console.content.notices.none', defaultMessage: 'No campaigns' },
  noneText: {
    id: 'console.content.notices.noneText',
    defaultMessage: 'Add one to show a notice to the players of this brand.',
  },
  add: { id: 'console.content.notices.add', defaultMessage: 'Add campaign' },
  id: { id: 'console.content.notices.id', defaultMessage: 'Campaign ID' },
  idHelp: {
    id: 'console.content.notices.idHelp',
    defaultMessage: 'Lower case, digits and hyphens. Players who dismissed this ID do not see it again.',
  },
  notice: { id: 'console.content.notices.notice', defaultMessage: 'Notice' },
  noticeHelp: {
    id: 'console.content.notices.noticeHelp',
    defaultMessage: 'All except own content have a default text.',
  },
  Content: { id: 'console.content.notices.Content', defaultMessage: 'Own content' },
  NovemberCampaign: {
    id: 'console.content.notices.NovemberCampaign',
    defaultMessage: 'November campaign (promotion)',
  },
  InstantBankingJackpot: {
    id: 'console.content.notices.InstantBankingJackpot',
    defaultMessage: 'Instant banking jackpot (promotion)',
  },
  GermanyCloseDown: {
    id: 'console.content.notices.GermanyCloseDown',
    defaultMessage: 'Closing of the German market',
  },
  titleKey: { id: 'console.content.notices.titleKey', defaultMessage: 'Title key' },
  textKey: { id: 'console.content.notices.textKey', defaultMessage: 'Text key' },
  keyHelp: {
    id: 'console.content.notices.keyHelp',
    defaultMessage: 'Such as {example}. Write the text in the Texts section of each language.',
  },
  path: { id: 'console.content.notices.path', defaultMessage: 'Linked page' },
  pathHelp: {
    id: 'console.content.notices.pathHelp',
    defaultMessage: 'Path without a language, such as /promotions/.',
  },
  audience: { id: 'console.content.notices.audience', defaultMessage: 'Audience' },
  audienceHelp: {
    id: 'console.content.notices.audienceHelp',
    defaultMessage: 'Selected players have a pop-up with the campaign ID.',
  },
  all: { id: 'console.content.notices.all', defaultMessage: 'All players' },
  chosen: { id: 'console.content.notices.chosen', defaultMessage: 'Selected players' },
  countries: { id: 'console.content.notices.countries', defaultMessage: 'Countries' },
  countriesHelp: {
    id: 'console.content.notices.countriesHelp',
    defaultMessage: 'Registered countries, such as FI, EE. Empty: all countries.',
  },
  startsAt: { id: 'console.content.notices.startsAt', defaultMessage: 'Start (UTC)' },
  startsAtHelp: {
    id: 'console.content.notices.startsAtHelp',
    defaultMessage: 'Players see the notice from this time.',
  },
  endsAt: { id: 'console.content.notices.endsAt', defaultMessage: 'End (UTC)' },
  endsAtHelp: {
    id: 'console.content.notices.endsAtHelp',
    defaultMessage: 'Leave empty to show the campaign until it is removed.',
  },
});
