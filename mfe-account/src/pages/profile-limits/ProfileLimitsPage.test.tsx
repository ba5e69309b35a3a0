import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, renderPage } from '@foyer/platform/testing';
import {
  PlayerLimitsDocument,
  type PlayerLimitFieldsFragment,
} from '../../features/limits/PlayerLimits.generated.ts';
import {
  SetPlayerLimitDocument,
  type SetPlayerLimitMutation,
  type SetPlayerLimitMutationVariables,
} from '../../features/limits/SetPlayerLimit.generated.ts';
import { Component } from './ProfileLimitsPage.tsx';

const limit: PlayerLimitFieldsFragment = {
  __typename: 'PlayerLimit',
  id: 'p:DEPOSIT:Day',
  kind: 'DEPOSIT',
  period: 'Day',
  amount: 10000,
  minutes: null,
  currency: 'EUR',
  used: 2500,
  usedMinutes: null,
  remaining: 7500,
  remainingMinutes: null,
  periodEndsAt: '2026-11-22T00:00:00.000Z',
  isOffered: true,
  isRequired: false,
  pending: null,
};
const load = (limits: readonly PlayerLimitFieldsFragment[]) =>
  answer(PlayerLimitsDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'v', limits: [...limits] },
  });

describe('limits page', () => {
  it('shows the remaining amount and submits an increase for the server to decide', async () => {
    const sent: SetPlayerLimitMutationVariables[] = [];
    const pending = {
      __typename: 'PendingLimitChange' as const,
      status: 'COOLING_OFF' as const,
      amount: 20000,
      minutes: null,
      confirmableAt: '2026-11-22T12:00:00.000Z',
      lapsesAt: '2026-11-25T12:00:00.000Z',
    };
    const save = answer(SetPlayerLimitDocument, (variables): SetPlayerLimitMutation => {
      sent.push(variables);
      return {
        __typename: 'Mutation',
        setPlayerLimit: {
          __typename: 'PlayerLimit',
          id: limit.id,
          amount: 10000,
          minutes: null,
          remaining: 7500,
          remainingMinutes: null,
          pending,
        },
      };
    });
    const services = fakeServices({ path: '/en/profile/limits/' });
    renderPage(Component, { services, mocks: [load([limit]), save] });
    expect(await screen.findByText('€75.00 left of €100.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.type(screen.getByLabelText(/New limit/), '200');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Change to €200.00 requested/)).toBeTruthy();
    expect(sent[0]?.input).toEqual({ kind: 'DEPOSIT', period: 'Day', amount: 20000 });
    expect(services.toasts.show).toHaveBeenCalledWith(
      'success',
      expect.stringContaining('You can confirm the change from'),
    );
  });
  it('asks for confirmation after the cool-off period', async () => {
    const ready: PlayerLimitFieldsFragment = {
      ...limit,
      pending: {
        __typename: 'PendingLimitChange',
        status: 'AWAITING_CONFIRMATION',
        amount: null,
        minutes: null,
        confirmableAt: '2026-11-20T12:00:00.000Z',
        lapsesAt: '2026-11-23T12:00:00.000Z',
      },
    };
    renderPage(Component, {
      services: fakeServices({ path: '/en/profile/limits/' }),
      mocks: [load([ready])],
    });
    expect(await screen.findByText(/still want to remove this limit/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, change it' })).toBeTruthy();
  });
  it('does not offer to remove a limit that the licence requires', async () => {
    renderPage(Component, {
      services: fakeServices({ path: '/en/profile/limits/' }),
      mocks: [load([{ ...limit, isRequired: true }])],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(within(document.body).queryByRole('button', { name: 'Remove this limit' })).toBeNull();
  });
  it('shows a limit that is not offered any more while it is set, and no control once it is removed', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'quetzal', path: '/en/profile/limits/' }),
      mocks: [
        load([
          { ...limit, isOffered: false },
          { ...limit, id: 'p:LOSS:Day', kind: 'LOSS', isOffered: false, amount: null, remaining: null },
        ]),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Deposit limit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Loss limit' })).toBeNull();
  });
  it('explains that no limit can be set where none is offered', async () => {
    renderPage(Component, {
      services: fakeServices({ brand: 'quetzal', path: '/en/profile/limits/' }),
      mocks: [load([])],
    });
    expect(await screen.findByText('No limits available')).toBeTruthy();
    expect(screen.queryByText(/Lowering a limit/)).toBeNull();
  });
});
