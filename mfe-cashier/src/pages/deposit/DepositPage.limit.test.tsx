import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { DepositCashierDocument } from '../../features/deposit/DepositCashier.generated.ts';
import {
  DeclineDepositLimitDocument,
  SetDepositLimitDocument,
  type DeclineDepositLimitMutation,
  type SetDepositLimitMutation,
} from '../../features/deposit/LimitPrompt.generated.ts';
import { cashierQuery } from '../../features/deposit/deposit.fixture.ts';
import { Component } from './DepositPage.tsx';
import { cashierMock, player, unrelatedUpdate } from './depositPage.fixture.ts';

describe('deposit page', () => {
  it('asks for a limit before the first deposit where the licence requires it', async () => {
    renderPage(Component, {
      services: player(),
      mocks: [cashierMock({ mustSetDepositLimit: true, depositBlocks: ['LIMIT_REQUIRED'] }), unrelatedUpdate],
    });
    expect(await screen.findByRole('heading', { name: 'Set a deposit limit first' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue without a limit' })).toBeNull();
    expect(screen.queryByText('Payment method')).toBeNull();
  });

  it('moves the focus to the amount once the limit is set', async () => {
    let isSet = false;
    const cashierResponse = answer(DepositCashierDocument, () =>
      cashierQuery({ mustSetDepositLimit: !isSet, depositBlocks: isSet ? [] : ['LIMIT_REQUIRED'] }),
    );
    const keys: unknown[] = [];
    const set = answer(SetDepositLimitDocument, ({ input }): SetDepositLimitMutation => {
      keys.push(input.key);
      isSet = keys.length > 1;
      return {
        __typename: 'Mutation',
        setPlayerLimit: { __typename: 'PlayerLimit', id: 'l', amount: 5_000, remaining: 5_000 },
      };
    });
    // the answer to the first request is lost
    const lossy: GraphqlMock = {
      ...set,
      respond: (variables) => {
        const answered = set.respond(variables);
        return isSet ? answered : refuse(SetDepositLimitDocument, 'ServiceUnavailableFailure').respond({});
      },
    };
    renderPage(Component, { services: player(), mocks: [cashierResponse, unrelatedUpdate, lossy] });
    await userEvent.type(await screen.findByLabelText('Deposit limit'), '50');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(keys).toHaveLength(1));
    await screen.findByText('We couldn’t set the limit. Try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    const amount = await screen.findByLabelText('Amount');
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,80}$/), keys[0]]);
  });

  it('offers a limit where the licence requires it, and accepts a refusal', async () => {
    let isAnswered = false;
    const cashierResponse = answer(DepositCashierDocument, () =>
      cashierQuery({ depositBlocks: isAnswered ? [] : ['LIMIT_OFFERED'] }),
    );
    const declined = answer(DeclineDepositLimitDocument, (): DeclineDepositLimitMutation => {
      isAnswered = true;
      return {
        __typename: 'Mutation',
        declineDepositLimit: { __typename: 'Cashier', id: 'w', depositBlocks: [] },
      };
    });
    renderPage(Component, { services: player('tuli'), mocks: [cashierResponse, unrelatedUpdate, declined] });
    expect(await screen.findByRole('heading', { name: 'Set a deposit limit?' })).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without a limit' }));
    const amount = await screen.findByLabelText('Amount');
    await waitFor(() => expect(document.activeElement).toBe(amount));
  });
});
