import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { effectiveProtection, marketOf, marketDataOf } from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import { TakeBreakDocument } from '../../features/breaks/TakeBreak.generated.ts';
import { BreakEffectsDocument } from './BreakEffects.generated.ts';
import {
  RequestReturnDocument,
  type ExclusionReturnFragment,
} from './parts/exclusion-return/RequestReturn.generated.ts';
import { WithdrawReturnDocument } from './parts/exclusion-return/WithdrawReturn.generated.ts';
import { Component } from './ProfileSelfExclusionPage.tsx';

const PATH = '/en/profile/self-exclusion/';
type Way = ExclusionReturnFragment;
const wayBack = (change: Partial<Way> = {}): Way & { __typename: 'ExclusionReturn' } => ({
  __typename: 'ExclusionReturn',
  id: 'p:exclusion-return',
  state: 'EXCLUDED',
  refusal: null,
  endsAt: '2027-05-26T09:00:00.000Z',
  coolOffEndsAt: null,
  ...change,
});
const effects = (otherBrands: string[] = [], way: ReturnType<typeof wayBack> | null = null) =>
  answer(BreakEffectsDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'v',
      breakEffects: {
        __typename: 'BreakEffects',
        id: 'p:breaks',
        openRounds: 1,
        openBets: 2,
        runningWithdrawals: 1,
        otherBrands,
        excludedGroups: way ? ['casino'] : [],
        exclusionReturn: way,
      },
    },
  });
const started = (kind: 'TIME_OUT' | 'EXCLUSION', groups: ('casino' | 'sports')[] = []) =>
  answer(TakeBreakDocument, {
    __typename: 'Mutation',
    takeBreak: {
      __typename: 'Break',
      kind,
      length: 'P7D',
      groups,
      startsAt: '2026-11-26T10:00:00.000Z',
      endsAt: '2026-12-03T10:00:00.000Z',
      brands: 1,
    },
  });
const radios = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');

describe('the self-exclusion page (requirements/regulation#self-exclusion)', () => {
  it('says first what happens to rounds, bets and withdrawals, then asks, confirms and starts', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'aurora', path: PATH }),
      mocks: [effects(), started('TIME_OUT')],
    });
    expect(await screen.findByText(/Unfinished rounds now: 1/)).toBeTruthy();
    expect(screen.getByText(/Open sports bets stay in place and are settled as usual: 2/)).toBeTruthy();
    expect(screen.getByText(/Withdrawals in progress are paid out: 1/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getAllByText('Choose how long.').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: /Time-out: 7 days/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { name: 'Start this break now?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start my break now' }));
    expect(await screen.findByRole('heading', { name: 'Your break has started' })).toBeTruthy();
    expect(screen.getByText(/It ends on/)).toBeTruthy();
  });

  it.each([
    ['aurora', 'specification', ['48 hours', '6 months', 'Indefinitely'], ['Time-out: 24 hours', 'For life']],
    ['caravel', 'specification', ['Time-out: 24 hours', 'For life'], ['1 year']],
    ['caravel', 'strict', ['1 year', '3 years', '5 years', 'For life'], ['6 months']],
    ['tuli', 'specification', ['24 hours', '6 months', '36 months'], ['Indefinitely']],
    ['zephyra', 'strict', ['24 hours', '30 days', '6 months', 'Indefinitely'], []],
    ['quetzal', 'specification', ['24 hours', '7 days', '30 days'], ['6 months']],
  ] as const)('offers the lengths of the licence of %s in %s', (brand, protectionMode, offered, absent) => {
    renderPage(Component, {
      services: fakeServices({ brand, protectionMode, path: PATH }),
      mocks: [effects()],
    });
    const texts = radios();
    for (const length of offered) expect(texts.some((one) => one.includes(length))).toBe(true);
    for (const length of absent) expect(texts.some((one) => one.includes(length))).toBe(false);
  });

  it('asks for the games where the register takes exclusions by group, and names the register', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'tuli', path: PATH }),
      mocks: [effects(), started('EXCLUSION', ['casino'])],
    });
    await userEvent.click(screen.getByRole('radio', { name: /Self-exclusion: 6 months/ }));
    expect(screen.getAllByText(/national register HAMPI/).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getAllByText('Choose at least one kind of game.').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('checkbox', { name: /Games of chance/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start my break now' }));
    expect(await screen.findByText(/You’re excluded from: Games of chance/)).toBeTruthy();
  });

  it('asks where it applies, if the licence lets the player choose and the operator has other brands', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'aurora', path: PATH }),
      mocks: [effects(['Borealis'])],
    });
    expect(await screen.findByRole('radio', { name: /our other brands: Borealis/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('radio', { name: /Only at/ })).toBeTruthy();
  });

  it('starts without a confirmation where the licence forbids one', async () => {
    const data = marketDataOf('aurora');
    const market = marketOf({
      ...data,
      protection: effectiveProtection(PROOF_PROFILES.ggl, { protection: 'specification' }),
    });
    renderPage(Component, {
      services: fakeServices({ brand: 'aurora', path: PATH }, { market }),
      mocks: [effects(), started('TIME_OUT')],
    });
    await userEvent.click(screen.getByRole('radio', { name: /Time-out: 24 hours/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start my break now' }));
    expect(await screen.findByRole('heading', { name: 'Your break has started' })).toBeTruthy();
  });

  it('says that the effects could not be loaded, keeps the choice, and loads them again', async () => {
    const loaded = effects([], wayBack());
    let isDown = true;
    renderPage(Component, {
      services: fakeServices({ brand: 'tuli', path: PATH }),
      mocks: [
        {
          ...loaded,
          respond: (variables) =>
            (isDown ? refuse(BreakEffectsDocument, 'ServiceUnavailableFailure') : loaded).respond(variables),
        },
      ],
    });
    expect(await screen.findByText(/We couldn’t load your open rounds/)).toBeTruthy();
    expect(screen.getByText(/Open sports bets stay in place/)).toBeTruthy();
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
    // an exclusion that already applies is unknown, too
    expect(screen.queryByText(/You’re already excluded from/)).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Unfinished rounds now: 1/)).toBeTruthy();
    expect(screen.queryByText(/We couldn’t load your open rounds/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask us to end it' })).toBeTruthy();
  });

  it('can be used when its query fails, and says so when the break could not be started', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'aurora', path: PATH }),
      mocks: [
        refuse(BreakEffectsDocument, 'ServiceUnavailableFailure'),
        refuse(TakeBreakDocument, 'ServiceUnavailableFailure'),
      ],
    });
    await userEvent.click(screen.getByRole('radio', { name: /Time-out: 30 days/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start my break now' }));
    expect(await screen.findByText(/Your break couldn’t be started/)).toBeTruthy();
  });
});

describe('the request to end an exclusion from some games', () => {
  const open = (way: ReturnType<typeof wayBack> | null, ...further: ReturnType<typeof effects>[]) =>
    renderPage(Component, {
      services: fakeServices({ brand: 'tuli', path: PATH }),
      mocks: [effects([], way), ...further],
    });

  it('takes a request with its reason, and then says when it is answered', async () => {
    const sent = answer(RequestReturnDocument, {
      __typename: 'Mutation',
      requestExclusionReturn: wayBack({ state: 'REQUESTED', refusal: 'ALREADY_REQUESTED' }),
    });
    open(wayBack(), sent);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask us to end it' }));
    expect(screen.getAllByText('Enter at least three characters.').length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText('Your reason'), 'I was treated');
    await userEvent.click(screen.getByRole('button', { name: 'Ask us to end it' }));
    expect(await screen.findByText(/We’ve received your request/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask us to end it' })).toBeNull();
  });

  it.each<[Partial<Way>]>([
    [{ state: 'REQUESTED', refusal: 'ALREADY_REQUESTED' }],
    [{ state: 'COOLING_OFF', refusal: 'ALREADY_REQUESTED', coolOffEndsAt: '2026-12-01T10:00:00Z' }],
  ])('cancels the request: %j', async (way) => {
    const withdrawn = answer(WithdrawReturnDocument, {
      __typename: 'Mutation',
      withdrawExclusionReturn: wayBack(),
    });
    open(wayBack(way), withdrawn);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel my request' }));
    expect(await screen.findByRole('button', { name: 'Ask us to end it' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel my request' })).toBeNull();
  });

  it('says that a request could not be cancelled', async () => {
    open(
      wayBack({ state: 'REQUESTED', refusal: 'ALREADY_REQUESTED' }),
      refuse(WithdrawReturnDocument, 'ServiceUnavailableFailure'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel my request' }));
    expect(await screen.findByText(/Your request couldn’t be cancelled/)).toBeTruthy();
  });

  it('keeps the reason when the request fails', async () => {
    open(wayBack(), refuse(RequestReturnDocument, 'ServiceUnavailableFailure'));
    await userEvent.type(await screen.findByLabelText('Your reason'), 'I was treated');
    await userEvent.click(screen.getByRole('button', { name: 'Ask us to end it' }));
    expect(await screen.findByText(/Your request couldn’t be sent/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your reason').value).toBe('I was treated');
  });

  it.each<[Partial<Way>, RegExp]>([
    [{ refusal: 'NOT_YET' }, /You can ask us to end your exclusion after/],
    [{ refusal: 'FOR_LIFE', endsAt: null }, /can’t be lifted/],
    [{ refusal: 'AT_REGISTER' }, /Only the register can end it/],
    [{ state: 'REQUESTED', refusal: 'ALREADY_REQUESTED' }, /We email you our decision within 7 days/],
    [{ state: 'COOLING_OFF', coolOffEndsAt: '2027-06-01T09:00:00.000Z' }, /play these games again from/],
  ])('explains %j without a form', async (change, text) => {
    open(wayBack(change));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask us to end it' })).toBeNull();
  });

  it('is absent without such an exclusion', async () => {
    open(null);
    await screen.findByText(/Unfinished rounds now/);
    expect(screen.queryByRole('heading', { name: 'End your self-exclusion' })).toBeNull();
  });
});
