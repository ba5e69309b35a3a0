import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  none: {
    id: 'console.content.history.none',
    defaultMessage: 'No version has been saved. The delivered values are live.',
  },
  publications: { id: 'console.content.history.publications', defaultMessage: 'Publications' },
  versions: { id: 'console.content.history.versions', defaultMessage: 'Versions' },
  at: { id: 'console.content.history.at', defaultMessage: 'Time' },
  version: { id: 'console.content.history.version', defaultMessage: 'Version' },
  by: { id: 'console.content.history.by', defaultMessage: 'Published by' },
  approved: { id: 'console.content.history.approved', defaultMessage: 'Approval' },
  secondPerson: { id: 'console.content.history.secondPerson', defaultMessage: 'Second approval' },
  notNeeded: { id: 'console.content.history.notNeeded', defaultMessage: 'Not required' },
  reason: { id: 'console.content.history.reason', defaultMessage: 'Reason' },
  number: { id: 'console.content.history.number', defaultMessage: 'Version {number}' },
  numberLive: { id: 'console.content.history.numberLive', defaultMessage: 'Version {number}, live' },
  savedBy: {
    id: 'console.content.history.savedBy',
    defaultMessage: 'Saved by {staff}, {at}. Reason: {reason}',
  },
  compare: {
    id: 'console.content.history.compare',
    defaultMessage: 'Show changes of version {number}',
  },
  changes: { id: 'console.content.history.changes', defaultMessage: 'Changes' },
  publish: { id: 'console.content.history.publish', defaultMessage: 'Publish version {number}' },
  rollBack: { id: 'console.content.history.rollBack', defaultMessage: 'Roll back to version {number}' },
});
