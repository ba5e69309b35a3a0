import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.status.title', defaultMessage: 'Service status' },
  intro: {
    id: 'console.status.intro',
    defaultMessage: 'Availability of services and of the registry.',
  },
  services: { id: 'console.status.services', defaultMessage: 'Services' },
  allReady: { id: 'console.status.allReady', defaultMessage: 'All ready' },
  notReady: { id: 'console.status.notReady', defaultMessage: 'Not ready: {names}' },
  edgeAway: {
    id: 'console.status.edgeAway',
    defaultMessage: 'The edge is not responding: players cannot load pages',
  },
  edge: { id: 'console.status.edge', defaultMessage: 'Edge' },
  registry: { id: 'console.status.registry', defaultMessage: 'Registry' },
  answers: { id: 'console.status.answers', defaultMessage: 'responds in {milliseconds} ms' },
  away: { id: 'console.status.away', defaultMessage: 'not responding' },
  plan: { id: 'console.status.plan', defaultMessage: 'Plan' },
  version: { id: 'console.status.version', defaultMessage: 'Version' },
  issued: { id: 'console.status.issued', defaultMessage: 'Issued' },
  expires: { id: 'console.status.expires', defaultMessage: 'Valid until' },
  expired: {
    id: 'console.status.expired',
    defaultMessage: 'The plan has expired; a restarted edge rejects it. Check that the registry is running.',
  },
  ready: { id: 'console.status.ready', defaultMessage: 'ready' },
  down: { id: 'console.status.down', defaultMessage: 'not ready' },
  alerts: { id: 'console.status.alerts', defaultMessage: 'Alerts' },
  raised: { id: 'console.status.raised', defaultMessage: 'Raised' },
  noAlerts: { id: 'console.status.noAlerts', defaultMessage: 'No alerts.' },
  over: { id: 'console.status.over', defaultMessage: 'Resolved {at}' },
  unseen: { id: 'console.status.unseen', defaultMessage: '{count} new' },
  ofMoney: {
    id: 'console.status.ofMoney',
    defaultMessage:
      'This alert concerns player funds. Ask an operator or auditor of the cashier for details.',
  },
  waits: { id: 'console.status.waits', defaultMessage: 'Not acknowledged' },
  acknowledge: { id: 'console.status.acknowledge', defaultMessage: 'Acknowledge' },
  acknowledged: { id: 'console.status.acknowledged', defaultMessage: 'Acknowledged by {by}, {at}' },
  seen: { id: 'console.status.seen', defaultMessage: 'Mark as seen' },
});
