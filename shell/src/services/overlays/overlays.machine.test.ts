import { describe, expect, it } from '@jest/globals';
import type { OverlayRequest, OverlayVariant } from '@foyer/contract';
import { NO_OVERLAY, transition, type OverlayEvent, type OverlayQueue } from './overlays.machine.ts';

const money = { minor: 100, currency: 'EUR' };
const nothing = (): void => undefined;
const check = {
  elapsedMs: 1,
  sinceLastMs: 1,
  wagered: money,
  won: money,
  net: money,
  onLeave: nothing,
  onHistory: nothing,
  onLimits: nothing,
};
const REQUESTS = {
  confirmation: { variant: 'confirmation', content: { title: 'confirm', body: '' } },
  default: { variant: 'default', content: { title: 'default', body: '' } },
  error: { variant: 'error', content: { title: 'error', body: '' } },
  'action-error': { variant: 'action-error', content: { title: 'action', body: '' } },
  search: { variant: 'search', content: {} },
  'quick-deposit': { variant: 'quick-deposit', content: {} },
  'bonus-checker': { variant: 'bonus-checker', content: {} },
  sow: { variant: 'sow', content: {} },
  'reality-check': { variant: 'reality-check', content: check },
  'content-accept': { variant: 'content-accept', content: { title: 'terms', body: '' } },
  'identity-verification-required': {
    variant: 'identity-verification-required',
    content: { title: 'identity', body: '' },
  },
  'jackpot-win': { variant: 'jackpot-win', content: { amount: money, potId: 'mega' } },
  'raffle-win': { variant: 'raffle-win', content: { amount: money, instanceId: 'hourly' } },
} as unknown as Readonly<Record<OverlayVariant, OverlayRequest>>;

type Step = OverlayVariant | 'end' | 'next' | 'route' | 'sign-out';

/** Runs the steps; an overlay is requested by its name. */
function run(...steps: readonly Step[]): OverlayQueue {
  return steps.reduce<OverlayQueue>((state, step, id) => transition(state, event(step, id)), NO_OVERLAY);
}

function event(step: Step, id: number): OverlayEvent {
  if (step === 'end') return { type: 'ended' };
  if (step === 'next') return { type: 'advanced' };
  if (step === 'route') return { type: 'route-changed' };
  if (step === 'sign-out') return { type: 'signed-out' };
  return { type: 'requested', entry: { id, request: REQUESTS[step] } };
}

const shown = ({ open, waiting }: OverlayQueue): readonly (OverlayVariant | 'none')[] => [
  open?.request.variant ?? 'none',
  ...waiting.map(({ request }) => request.variant),
];

describe('the overlay queue (requirements/screens#overlays-and-toasts)', () => {
  it.each<[string, readonly Step[], readonly (OverlayVariant | 'none')[]]>([
    ['opens the first', ['search'], ['search']],
    ['closes it', ['search', 'end'], ['none']],
    ['keeps a second waiting', ['search', 'error'], ['search', 'error']],
    ['opens the second when the first has ended', ['search', 'error', 'end', 'next'], ['error']],
    [
      'lets a win wait behind a reality check and opens it afterwards',
      ['reality-check', 'jackpot-win', 'end', 'next'],
      ['jackpot-win'],
    ],
    [
      'lets a win wait behind changed terms',
      ['content-accept', 'raffle-win'],
      ['content-accept', 'raffle-win'],
    ],
    [
      'shows every win, also two of the same pot',
      ['jackpot-win', 'jackpot-win', 'end', 'next'],
      ['jackpot-win'],
    ],
    [
      'interrupts an overlay for a mandatory one and opens it again',
      ['quick-deposit', 'reality-check', 'end', 'next'],
      ['quick-deposit'],
    ],
    [
      'puts mandatory overlays before the others, in their order',
      ['reality-check', 'jackpot-win', 'content-accept', 'identity-verification-required'],
      ['reality-check', 'content-accept', 'identity-verification-required', 'jackpot-win'],
    ],
    ['keeps a reality check on another page', ['reality-check', 'route'], ['reality-check']],
    [
      'keeps a waiting win on another page',
      ['content-accept', 'jackpot-win', 'route', 'next'],
      ['jackpot-win'],
    ],
    ['keeps an open win on another page', ['jackpot-win', 'route'], ['jackpot-win']],
    ['drops what waited for the page that was left', ['search', 'error', 'route'], ['none']],
    ['ends with the session', ['reality-check', 'jackpot-win', 'sign-out', 'next'], ['none']],
    ['replaces a request for the same', ['search', 'sow', 'sow'], ['search', 'sow']],
    ['does not repeat an error with the same text', ['error', 'error', 'end', 'next'], ['none']],
  ])('%s', (_name, steps, expected) => {
    expect(shown(run(...steps))).toEqual(expected);
  });

  it.each(
    (Object.keys(REQUESTS) as OverlayVariant[]).filter(
      (variant) => !['reality-check', 'jackpot-win', 'raffle-win'].includes(variant),
    ),
  )('closes %s on a route change', (variant) => {
    expect(run(variant, 'route')).toEqual({ status: 'closed', open: undefined, waiting: [] });
  });

  it('uses the newest content of a repeated request', () => {
    const newest = { id: 7, request: REQUESTS.sow };
    expect(transition(run('sow'), { type: 'requested', entry: newest }).open).toBe(newest);
  });

  it('is idle before the first overlay', () => {
    expect(run('end', 'next', 'route', 'sign-out').status).toBe('idle');
    expect(run('search', 'end').status).toBe('closed');
  });
});
