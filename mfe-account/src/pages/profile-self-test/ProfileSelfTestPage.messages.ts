import { defineMessages } from '@foyer/i18n';
import type { SelfTestBand } from '@foyer/market/self-test';

export const messages = defineMessages({
  title: { id: 'account.selfTest.title', defaultMessage: 'Self-test' },
  intro: {
    id: 'account.selfTest.intro',
    defaultMessage:
      'Nine short questions about your gambling in the last 12 months. They take about two minutes. Your answers stay on this page; only you can see the result.',
  },
  source: {
    id: 'account.selfTest.source',
    defaultMessage:
      'Scored as the Problem Gambling Severity Index (PGSI) by Ferris and Wynne, 2001. This test isn’t a medical diagnosis.',
  },
  never: { id: 'account.selfTest.never', defaultMessage: 'Never' },
  sometimes: { id: 'account.selfTest.sometimes', defaultMessage: 'Sometimes' },
  often: { id: 'account.selfTest.often', defaultMessage: 'Most of the time' },
  always: { id: 'account.selfTest.always', defaultMessage: 'Almost always' },
  show: { id: 'account.selfTest.show', defaultMessage: 'Show result' },
  incompleteTitle: {
    id: 'account.selfTest.incompleteTitle',
    defaultMessage: 'Some questions have no answer yet',
  },
  incomplete: { id: 'account.selfTest.incomplete', defaultMessage: 'Question {number}: choose an answer.' },
  result: { id: 'account.selfTest.result', defaultMessage: 'Your result: {score} of 27' },
  save: { id: 'account.selfTest.save', defaultMessage: 'Save result' },
  saveNote: {
    id: 'account.selfTest.saveNote',
    defaultMessage:
      'Save the result to compare it later. Without saving, it’s gone when you leave this page. We never use it for marketing.',
  },
  saved: { id: 'account.selfTest.saved', defaultMessage: 'Your result is saved.' },
  again: { id: 'account.selfTest.again', defaultMessage: 'Take the test again' },
  failed: { id: 'account.selfTest.failed', defaultMessage: 'That didn’t work. Try again in a moment.' },
  limits: { id: 'account.selfTest.limits', defaultMessage: 'Set limits' },
  break: { id: 'account.selfTest.break', defaultMessage: 'Take a break' },
  helplines: { id: 'account.selfTest.helplines', defaultMessage: 'Free and confidential help' },
  earlier: { id: 'account.selfTest.earlier', defaultMessage: 'Saved results' },
  earlierFailed: {
    id: 'account.selfTest.earlierFailed',
    defaultMessage: 'We couldn’t load your saved results.',
  },
  retry: { id: 'account.selfTest.retry', defaultMessage: 'Try again' },
  when: { id: 'account.selfTest.when', defaultMessage: 'Date' },
  score: { id: 'account.selfTest.score', defaultMessage: 'Score' },
  meaning: { id: 'account.selfTest.meaning', defaultMessage: 'Risk' },
  delete: { id: 'account.selfTest.delete', defaultMessage: 'Delete saved results' },
});

/** In our own words, in the order of the index; answered for the last 12 months. */
export const questions = [
  defineMessages({
    text: {
      id: 'account.selfTest.question1',
      defaultMessage: 'How often did you stake more than you could really afford to lose?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question2',
      defaultMessage: 'How often did you need larger stakes to feel the same excitement?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question3',
      defaultMessage: 'How often did you come back on another day to try to win back what you had lost?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question4',
      defaultMessage: 'How often did you borrow money or sell something to pay for gambling?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question5',
      defaultMessage: 'How often did you feel that your gambling might be a problem?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question6',
      defaultMessage: 'How often did gambling affect your health, for example through stress or worry?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question7',
      defaultMessage:
        'How often did other people criticise your gambling or say that it is a problem, whether or not you agreed?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question8',
      defaultMessage: 'How often did gambling cause money problems for you or your household?',
    },
  }).text,
  defineMessages({
    text: {
      id: 'account.selfTest.question9',
      defaultMessage: 'How often did you feel guilty about your gambling or what happens when you gamble?',
    },
  }).text,
] as const;

export const bandNames = defineMessages<SelfTestBand>({
  none: { id: 'account.selfTest.band.none', defaultMessage: 'No sign of a problem' },
  low: { id: 'account.selfTest.band.low', defaultMessage: 'Low risk' },
  moderate: { id: 'account.selfTest.band.moderate', defaultMessage: 'Moderate risk' },
  high: { id: 'account.selfTest.band.high', defaultMessage: 'High risk' },
});

export const bandAdvice = defineMessages<SelfTestBand>({
  none: {
    id: 'account.selfTest.advice.none',
    defaultMessage: 'Your answers show no sign of a problem. Limits help to keep it that way.',
  },
  low: {
    id: 'account.selfTest.advice.low',
    defaultMessage:
      'Your answers show few signs of a problem. Check how much time and money you spend, and set limits that fit your budget.',
  },
  moderate: {
    id: 'account.selfTest.advice.moderate',
    defaultMessage:
      'Gambling may already be affecting your life. Set lower limits or take a break, and talk to someone you trust or to a helpline.',
  },
  high: {
    id: 'account.selfTest.advice.high',
    defaultMessage:
      'Gambling is probably affecting your life. We recommend that you stop now: take a break or exclude yourself, and contact a helpline.',
  },
});
