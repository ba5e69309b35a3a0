import type { Layer } from '@foyer/kernel/release-plan';
import type { StepReason } from '@foyer/kernel/resolve-release';
import { defineMessages, type Message } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.explain.title', defaultMessage: 'Resolution explainer' },
  intro: {
    id: 'console.explain.intro',
    defaultMessage: 'Shows which release a visitor gets and which rule selects it.',
  },
  app: { id: 'console.explain.app', defaultMessage: 'Application' },
  brand: { id: 'console.explain.brand', defaultMessage: 'Brand' },
  locale: { id: 'console.explain.locale', defaultMessage: 'Language' },
  bucket: { id: 'console.explain.bucket', defaultMessage: 'Bucket, 0 to 9999' },
  random: { id: 'console.explain.random', defaultMessage: 'Random visitor' },
  result: { id: 'console.explain.result', defaultMessage: 'Result for this visitor' },
  off: { id: 'console.explain.off', defaultMessage: 'switched off ({reason})' },
  none: { id: 'console.explain.none', defaultMessage: 'nothing' },
  unchecked: { id: 'console.explain.unchecked', defaultMessage: 'Released without a passed check ({code})' },
  uncheckedBy: { id: 'console.explain.uncheckedBy', defaultMessage: '{at}, {by}: {reason}' },
  uncheckedByTwo: {
    id: 'console.explain.uncheckedByTwo',
    defaultMessage: '{at}, requested by {requestedBy}, approved by {by}: {reason}',
  },
  decided: {
    id: 'console.explain.decided',
    defaultMessage: 'Selected by: {layer}. Plan version {version}.',
  },
  steps: { id: 'console.explain.steps', defaultMessage: 'Evaluation steps' },
  taken: { id: 'console.explain.taken', defaultMessage: 'selected' },
});

/** Layers of the plan, from the lowest to the highest. */
export const layers: Readonly<Record<Layer, Message>> = defineMessages({
  default: { id: 'console.explain.layer.default', defaultMessage: 'Default' },
  rollout: { id: 'console.explain.layer.rollout', defaultMessage: 'Rollout' },
  market: { id: 'console.explain.layer.market', defaultMessage: 'Pin or switch-off' },
  override: { id: 'console.explain.layer.override', defaultMessage: 'Staff preview' },
});

/** Reason why a candidate was or was not selected. */
export const reasons: Readonly<Record<StepReason, Message>> = defineMessages({
  'is-the-default': {
    id: 'console.explain.is-the-default',
    defaultMessage: 'default of the environment',
  },
  'has-no-default': {
    id: 'console.explain.has-no-default',
    defaultMessage: 'the environment has no default release',
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
    defaultMessage: 'the rollout targets other brands',
  },
  'scope-fits': {
    id: 'console.explain.scope-fits',
    defaultMessage: 'brand, licence, operator and language match',
  },
  'scope-differs': { id: 'console.explain.scope-differs', defaultMessage: 'the rule targets other visitors' },
  'off-outranks-pins': {
    id: 'console.explain.off-outranks-pins',
    defaultMessage: 'a switch-off overrides a pin',
  },
  'another-rule-is-closer': {
    id: 'console.explain.another-rule-is-closer',
    defaultMessage: 'a more specific rule applies',
  },
  'staff-preview': {
    id: 'console.explain.staff-preview',
    defaultMessage: 'staff preview',
  },
  'release-unknown': {
    id: 'console.explain.release-unknown',
    defaultMessage: 'the release is not in the plan',
  },
  'release-withdrawn': {
    id: 'console.explain.release-withdrawn',
    defaultMessage: 'the release is withdrawn',
  },
  'did-not-run': {
    id: 'console.explain.did-not-run',
    defaultMessage: 'the release failed in the visitor’s browser',
  },
  'previous-default': {
    id: 'console.explain.previous-default',
    defaultMessage: 'the previous default release is used instead',
  },
  'nothing-left': { id: 'console.explain.nothing-left', defaultMessage: 'no release can be served' },
  'not-invited': {
    id: 'console.explain.not-invited',
    defaultMessage: 'the squad is not invited to the brand',
  },
});
