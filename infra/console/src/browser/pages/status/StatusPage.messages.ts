import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.status.title', defaultMessage: 'Status' },
  intro: {
    id: 'console.status.intro',
    defaultMessage: 'Whether everything is up, and whether anything can still be decided.',
  },
  services: { id: 'console.status.services', defaultMessage: 'Services' },
  allReady: { id: 'console.status.allReady', defaultMessage: 'All ready' },
  notReady: { id: 'console.status.notReady', defaultMessage: 'Not ready: {names}' },
  edgeAway: {
    id: 'console.status.edgeAway',
    defaultMessage: 'The edge does not answer: players see nothing',
  },
  edge: { id: 'console.status.edge', defaultMessage: 'Edge' },
  registry: { id: 'console.status.registry', defaultMessage: 'Registry' },
  answers: { id: 'console.status.answers', defaultMessage: 'answers in {milliseconds} ms' },
  away: { id: 'console.status.away', defaultMessage: 'does not answer' },
  plan: { id: 'console.status.plan', defaultMessage: 'Plan' },
  version: { id: 'console.status.version', defaultMessage: 'Version' },
  issued: { id: 'console.status.issued', defaultMessage: 'Issued' },
  expires: { id: 'console.status.expires', defaultMessage: 'Holds until' },
  expired: {
    id: 'console.status.expired',
    defaultMessage:
      'The plan has expired: an edge that starts anew does not take it. Is the registry running?',
  },
  ready: { id: 'console.status.ready', defaultMessage: 'ready' },
  down: { id: 'console.status.down', defaultMessage: 'not ready' },
  alerts: { id: 'console.status.alerts', defaultMessage: 'Alerts' },
  raised: { id: 'console.status.raised', defaultMessage: 'Raised' },
  noAlerts: { id: 'console.status.noAlerts', defaultMessage: 'Nothing has raised an alert.' },
  over: { id: 'console.status.over', defaultMessage: 'Over since {at}' },
  unseen: { id: 'console.status.unseen', defaultMessage: '{count} new' },
  ofMoney: {
    id: 'console.status.ofMoney',
    defaultMessage:
      'Something about players’ money, for the cashier. What it is, operators and auditors read: ask one of them.',
  },
  waits: { id: 'console.status.waits', defaultMessage: 'Nobody has said yet that they know of it' },
  acknowledge: { id: 'console.status.acknowledge', defaultMessage: 'I know of it' },
  acknowledged: { id: 'console.status.acknowledged', defaultMessage: 'Known to {by} since {at}' },
  seen: { id: 'console.status.seen', defaultMessage: 'I have seen them' },
});
