import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.squads.title', defaultMessage: 'Squads' },
  intro: {
    id: 'console.squads.intro',
    defaultMessage:
      'Squads outside the repository, with their address, brands, budget and menu entry. An invitation takes effect without a restart and without a release of another squad.',
  },
  none: { id: 'console.squads.none', defaultMessage: 'No invited squads' },
  noneText: {
    id: 'console.squads.noneText',
    defaultMessage: 'Invite a squad to give it an address and a one-time token for its signing key.',
  },
  squad: { id: 'console.squads.squad', defaultMessage: 'Squad' },
  address: { id: 'console.squads.address', defaultMessage: 'Address and menu entry' },
  brands: { id: 'console.squads.brands', defaultMessage: 'Brands' },
  budgetValue: { id: 'console.squads.budgetValue', defaultMessage: '{js} + {css} KB' },
  state: { id: 'console.squads.state', defaultMessage: 'State' },
  decision: { id: 'console.squads.decision', defaultMessage: 'Decision' },
  waiting: { id: 'console.squads.waiting', defaultMessage: 'Waiting for approval' },
  invited: { id: 'console.squads.invited', defaultMessage: 'Invited' },
  expired: { id: 'console.squads.expired', defaultMessage: 'Invitation expired' },
  active: { id: 'console.squads.active', defaultMessage: 'Active' },
  suspended: { id: 'console.squads.suspended', defaultMessage: 'Suspended' },
  invitedBy: { id: 'console.squads.invitedBy', defaultMessage: 'Invited by {person}' },
  needsOther: { id: 'console.squads.needsOther', defaultMessage: 'Another operator must approve.' },
  invite: { id: 'console.squads.invite', defaultMessage: 'Invite squad' },
  approve: { id: 'console.squads.approve', defaultMessage: 'Approve' },
  renew: { id: 'console.squads.renew', defaultMessage: 'New invitation' },
  suspend: { id: 'console.squads.suspend', defaultMessage: 'Suspend' },
  resume: { id: 'console.squads.resume', defaultMessage: 'Resume' },
  approveTitle: { id: 'console.squads.approveTitle', defaultMessage: 'Approve {squad}' },
  renewTitle: { id: 'console.squads.renewTitle', defaultMessage: 'New invitation for {squad}' },
  suspendTitle: { id: 'console.squads.suspendTitle', defaultMessage: 'Suspend {squad}' },
  resumeTitle: { id: 'console.squads.resumeTitle', defaultMessage: 'Resume {squad}' },
  approveEffect: {
    id: 'console.squads.approveEffect',
    defaultMessage:
      'The squad can accept its invitation, publish, and release pages under {address} in {brands}.',
  },
  renewEffect: {
    id: 'console.squads.renewEffect',
    defaultMessage: 'The earlier invitation becomes void.',
  },
  suspendEffect: {
    id: 'console.squads.suspendEffect',
    defaultMessage:
      'The pages under {address} and the menu entry disappear in {brands} at once, and the squad can neither publish nor release.',
  },
  resumeEffect: {
    id: 'console.squads.resumeEffect',
    defaultMessage: 'The pages under {address} and the menu entry return in {brands} at once.',
  },
  name: { id: 'console.squads.name', defaultMessage: 'Name' },
  nameHint: {
    id: 'console.squads.nameHint',
    defaultMessage: 'Lower-case letters and hyphens, for example poker',
  },
  prefix: { id: 'console.squads.prefix', defaultMessage: 'Address prefix' },
  prefixHint: {
    id: 'console.squads.prefixHint',
    defaultMessage: 'First segment of every address of the squad: /{prefix}/…',
  },
  malformed: {
    id: 'console.squads.malformed',
    defaultMessage: 'Use 3 to 30 lower-case letters and hyphens.',
  },
  reserved: {
    id: 'console.squads.reserved',
    defaultMessage: 'The platform uses this word itself. Choose another one.',
  },
  compiled: {
    id: 'console.squads.compiled',
    defaultMessage: 'A squad of the repository has it. Choose another one.',
  },
  taken: { id: 'console.squads.taken', defaultMessage: 'Another squad has it. Choose another one.' },
  scripts: { id: 'console.squads.scripts', defaultMessage: 'Scripts, KB compressed' },
  styles: { id: 'console.squads.styles', defaultMessage: 'Styles, KB compressed' },
  hasMenu: { id: 'console.squads.hasMenu', defaultMessage: 'Entry in the main menu' },
  label: { id: 'console.squads.label', defaultMessage: 'Label ({language})' },
  icon: { id: 'console.squads.icon', defaultMessage: 'Icon' },
  position: { id: 'console.squads.position', defaultMessage: 'Position among invited squads' },
  emailHint: { id: 'console.squads.emailHint', defaultMessage: 'Where operators and alerts reach the squad' },
  email: { id: 'console.squads.email', defaultMessage: 'Contact email' },
  refused: { id: 'console.squads.refused', defaultMessage: 'Not stored: {text} ({code})' },
  done: { id: 'console.squads.done', defaultMessage: '{squad} is now: {state}' },
  tokenTitle: { id: 'console.squads.tokenTitle', defaultMessage: 'Invitation for {squad}' },
  tokenText: {
    id: 'console.squads.tokenText',
    defaultMessage:
      'Send this token to {contact} over a private channel. It is valid once, until {until}, and is not shown again.',
  },
  tokenApproval: {
    id: 'console.squads.tokenApproval',
    defaultMessage: 'Another operator must approve the squad before the token can be used.',
  },
  tokenCommand: { id: 'console.squads.tokenCommand', defaultMessage: 'The squad accepts it with:' },
  ended: {
    id: 'console.squads.ended',
    defaultMessage: 'Ended',
  },
  pendingShort: {
    id: 'console.squads.pendingShort',
    defaultMessage: 'Change waits',
  },
  change: {
    id: 'console.squads.change',
    defaultMessage: 'Change',
  },
  reject: {
    id: 'console.squads.reject',
    defaultMessage: 'Reject',
  },
  withdraw: {
    id: 'console.squads.withdraw',
    defaultMessage: 'Withdraw',
  },
  end: {
    id: 'console.squads.end',
    defaultMessage: 'End squad',
  },
  cancel: {
    id: 'console.squads.cancel',
    defaultMessage: 'Cancel',
  },
  changeTitle: {
    id: 'console.squads.changeTitle',
    defaultMessage: 'Change {squad}',
  },
  changeEffect: {
    id: 'console.squads.changeEffect',
    defaultMessage:
      'A change that only takes something away applies at once. Every other change waits for the approval of another operator. Pages and menus follow without a release.',
  },
  changeWaitingEffect: {
    id: 'console.squads.changeWaitingEffect',
    defaultMessage: 'The squad waits for approval. After your change, another operator must approve it.',
  },
  changeReplaces: {
    id: 'console.squads.changeReplaces',
    defaultMessage: 'Another change waits for approval. Yours replaces it.',
  },
  rejectTitle: {
    id: 'console.squads.rejectTitle',
    defaultMessage: 'Reject the change of {squad}',
  },
  rejectEffect: {
    id: 'console.squads.rejectEffect',
    defaultMessage: 'The squad stays as it is under {address} in {brands}.',
  },
  endTitle: {
    id: 'console.squads.endTitle',
    defaultMessage: 'End {squad}',
  },
  endEffect: {
    id: 'console.squads.endEffect',
    defaultMessage:
      'The pages, menu entry and slots disappear in every brand at once, the invitation and all keys of the squad become void, and another squad can have its address. This cannot be undone. To stop it for a time, suspend it.',
  },
  notEnded: {
    id: 'console.squads.notEnded',
    defaultMessage: 'The squad was not ended',
  },
  endedAt: {
    id: 'console.squads.endedAt',
    defaultMessage: 'Ended',
  },
  requested: {
    id: 'console.squads.requested',
    defaultMessage: 'The change of {squad} waits for the approval of another operator.',
  },
  unknown: {
    id: 'console.squads.unknown',
    defaultMessage: 'The registry has no squad {squad}',
  },
  data: {
    id: 'console.squads.data',
    defaultMessage: 'Current data',
  },
  history: {
    id: 'console.squads.history',
    defaultMessage: 'History',
  },
  nothing: {
    id: 'console.squads.nothing',
    defaultMessage: 'none',
  },
  memberTitles: {
    id: 'console.squads.memberTitles',
    defaultMessage: 'Product name',
  },
  memberPrefix: {
    id: 'console.squads.memberPrefix',
    defaultMessage: 'Address',
  },
  memberBudget: {
    id: 'console.squads.memberBudget',
    defaultMessage: 'Budget (scripts + styles)',
  },
  memberMenu: {
    id: 'console.squads.memberMenu',
    defaultMessage: 'Menu entry',
  },
  productName: {
    id: 'console.squads.productName',
    defaultMessage: 'Product name ({language})',
  },
  owner: {
    id: 'console.squads.owner',
    defaultMessage: 'Owner',
  },
  ownerHint: {
    id: 'console.squads.ownerHint',
    defaultMessage: 'Email of the person at the operator who answers for the squad',
  },
  slots: {
    id: 'console.squads.slots',
    defaultMessage: 'Slots',
  },
  slotsHint: {
    id: 'console.squads.slotsHint',
    defaultMessage:
      'Components of the squad that other pages show. Declare a slot, let the squad release it, then choose its pages.',
  },
  slotPages: {
    id: 'console.squads.slotPages',
    defaultMessage: 'Own pages that show slots',
  },
  slotPagesHint: {
    id: 'console.squads.slotPagesHint',
    defaultMessage:
      'Pages of the squad below whose content slots of invited squads may be shown, separated by commas: {example}.',
  },
  slotPagesMalformed: {
    id: 'console.squads.slotPagesMalformed',
    defaultMessage: "Pages of the squad are named {squad} and {squad}-'<'page'>'.",
  },
  slotName: {
    id: 'console.squads.slotName',
    defaultMessage: 'Slot',
  },
  slotNameHint: {
    id: 'console.squads.slotNameHint',
    defaultMessage: 'For example {example}',
  },
  slotMalformed: {
    id: 'console.squads.slotMalformed',
    defaultMessage: "A slot is {squad}.'<'slot'>' with lower-case letters and hyphens.",
  },
  slotTwice: {
    id: 'console.squads.slotTwice',
    defaultMessage: 'The squad has declared this slot already.',
  },
  slotPlaces: {
    id: 'console.squads.slotPlaces',
    defaultMessage: 'Pages that show the slot',
  },
  addSlot: {
    id: 'console.squads.addSlot',
    defaultMessage: 'Add slot',
  },
  removeSlot: {
    id: 'console.squads.removeSlot',
    defaultMessage: 'Remove slot {slot}',
  },
  placeLobby: {
    id: 'console.squads.placeLobby',
    defaultMessage: 'Lobby',
  },
  placePromotions: {
    id: 'console.squads.placePromotions',
    defaultMessage: 'Promotions',
  },
  placeSports: {
    id: 'console.squads.placeSports',
    defaultMessage: 'Sports',
  },
  placeDashboard: {
    id: 'console.squads.placeDashboard',
    defaultMessage: 'Account overview',
  },
  pendingTitle: {
    id: 'console.squads.pendingTitle',
    defaultMessage: 'A change waits for approval',
  },
  byPerson: {
    id: 'console.squads.byPerson',
    defaultMessage: '{person}: {reason}',
  },
  didInvite: {
    id: 'console.squads.didInvite',
    defaultMessage: 'Invited',
  },
  didInviteAgain: {
    id: 'console.squads.didInviteAgain',
    defaultMessage: 'Invited again',
  },
  didApprove: {
    id: 'console.squads.didApprove',
    defaultMessage: 'Approved',
  },
  didChange: {
    id: 'console.squads.didChange',
    defaultMessage: 'Changed',
  },
  didRequest: {
    id: 'console.squads.didRequest',
    defaultMessage: 'Change requested',
  },
  didApproveChange: {
    id: 'console.squads.didApproveChange',
    defaultMessage: 'Change approved',
  },
  didRejectChange: {
    id: 'console.squads.didRejectChange',
    defaultMessage: 'Change rejected',
  },
  didSuspend: {
    id: 'console.squads.didSuspend',
    defaultMessage: 'Suspended',
  },
  didResume: {
    id: 'console.squads.didResume',
    defaultMessage: 'Resumed',
  },
  didEnd: {
    id: 'console.squads.didEnd',
    defaultMessage: 'Ended',
  },
  close: { id: 'console.squads.close', defaultMessage: 'Close' },
});
