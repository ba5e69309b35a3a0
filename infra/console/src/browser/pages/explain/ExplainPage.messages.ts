import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.explain.title', defaultMessage: 'Explain' },
  intro: {
    id: 'console.explain.intro',
    defaultMessage: 'What one visitor meets, and which rule decided it.',
  },
  app: { id: 'console.explain.app', defaultMessage: 'Application' },
  brand: { id: 'console.explain.brand', defaultMessage: 'Brand' },
  locale: { id: 'console.explain.locale', defaultMessage: 'Language' },
  bucket: { id: 'console.explain.bucket', defaultMessage: 'Bucket, 0 to 9999' },
  random: { id: 'console.explain.random', defaultMessage: 'Another visitor' },
  meets: { id: 'console.explain.meets', defaultMessage: 'This visitor meets' },
  off: { id: 'console.explain.off', defaultMessage: 'nothing: it is off ({reason})' },
  none: { id: 'console.explain.none', defaultMessage: 'nothing' },
  decided: {
    id: 'console.explain.decided',
    defaultMessage: 'Decided by the layer {layer}, plan version {version}.',
  },
  steps: { id: 'console.explain.steps', defaultMessage: 'Step by step' },
  taken: { id: 'console.explain.taken', defaultMessage: 'decides' },
  'is-the-default': {
    id: 'console.explain.is-the-default',
    defaultMessage: 'the default of the environment',
  },
  'has-no-default': {
    id: 'console.explain.has-no-default',
    defaultMessage: 'the environment has no default for it',
  },
  'bucket-inside': {
    id: 'console.explain.bucket-inside',
    defaultMessage: 'the bucket is inside the rollout',
  },
  'bucket-outside': {
    id: 'console.explain.bucket-outside',
    defaultMessage: 'the bucket is outside the rollout',
  },
  'brand-not-included': {
    id: 'console.explain.brand-not-included',
    defaultMessage: 'the rollout is for other brands',
  },
  'scope-fits': {
    id: 'console.explain.scope-fits',
    defaultMessage: 'brand, licence, operator and language fit',
  },
  'scope-differs': { id: 'console.explain.scope-differs', defaultMessage: 'the rule is for others' },
  'off-outranks-pins': {
    id: 'console.explain.off-outranks-pins',
    defaultMessage: 'switching off outranks a pin',
  },
  'another-rule-is-closer': {
    id: 'console.explain.another-rule-is-closer',
    defaultMessage: 'another rule is closer',
  },
  'staff-looks-at-it': {
    id: 'console.explain.staff-looks-at-it',
    defaultMessage: 'a member of the staff looks at it',
  },
  'release-unknown': {
    id: 'console.explain.release-unknown',
    defaultMessage: 'the plan does not know the release',
  },
  'release-withdrawn': {
    id: 'console.explain.release-withdrawn',
    defaultMessage: 'the release is withdrawn',
  },
  'nothing-left': { id: 'console.explain.nothing-left', defaultMessage: 'nothing is left that may run' },
});
