import { describe, expect, it, type jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import type { SignInCodeOutcome } from '@foyer/graphql/main';
import { readAttempt, storeAttempt } from '../../features/sign-in-code/codeAttempt.ts';
import {
  CheckSignInCodeDocument,
  RequestSignInCodeDocument,
  type CheckSignInCodeMutation,
  type RequestSignInCodeMutation,
} from '../../features/sign-in-code/SignInCode.generated.ts';
import { Component } from './EnterCodePage.tsx';

const LATER = 60_000;

function visit(mocks: readonly GraphqlMock[], { isBasic = false, isSent = false, search = '' } = {}) {
  const services = fakeServices({
    path: `/en/enter-code/${search}`,
    features: { BasicEnterCode: isBasic },
  });
  if (isSent)
    storeAttempt(services.storage, {
      attemptId: 'a-1',
      channel: 'EMAIL',
      recipient: 'm•••@aurora.test',
      expiresAt: services.now() + LATER,
      resendAt: services.now(),
    });
  renderPage(Component, { services, mocks: [...mocks] });
  return services;
}

function requested(
  outcome: SignInCodeOutcome,
  sent: object[] = [],
  lockedUntil: string | null = null,
): GraphqlMock {
  return answer(RequestSignInCodeDocument, ({ input }): RequestSignInCodeMutation => {
    sent.push(input);
    return {
      __typename: 'Mutation',
      requestSignInCode: {
        __typename: 'SignInCodeRequest',
        outcome,
        lockedUntil,
        attempt:
          outcome === 'SENT'
            ? {
                __typename: 'SignInCodeAttempt',
                attemptId: 'a-1',
                expiresAt: '2099-01-01T00:10:00.000Z',
                resendAt: '2099-01-01T00:00:30.000Z',
              }
            : null,
      },
    };
  });
}

function checked(outcome: SignInCodeOutcome, entered: object[] = []): GraphqlMock {
  return answer(CheckSignInCodeDocument, (variables): CheckSignInCodeMutation => {
    entered.push(variables);
    return {
      __typename: 'Mutation',
      checkSignInCode: {
        __typename: 'SignInCodeCheck',
        outcome,
        ticket: outcome === 'ACCEPTED' ? 'proof' : null,
      },
    };
  });
}

describe('request of a sign-in code', () => {
  it.each([
    ['EMAIL', /Email address/, 'mari@aurora.test', 'm•••@aurora.test'],
    ['SMS', /Mobile number/, '+372 5550 1234', '•••34'],
  ] as const)(
    'leads by %s to the code, with a masked recipient',
    async (channel, label, recipient, masked) => {
      const sent: object[] = [];
      const services = visit([requested('SENT', sent)]);
      if (channel === 'SMS') await userEvent.click(screen.getByLabelText(/By text message/));
      await userEvent.type(screen.getByLabelText(label), recipient);
      await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
      expect(await screen.findByText(new RegExp(`If ${masked} belongs`))).toBeTruthy();
      expect(sent).toEqual([{ channel, recipient }]);
      expect(services.storage.read('signInCode')).not.toContain(recipient);
    },
  );

  it.each([
    ['an empty recipient', '', []],
    ['a refused recipient', 'nonsense', [refuse(RequestSignInCodeDocument, 'ValidationFailure')]],
  ])('shows the problem of %s at its field', async (_what, recipient, mocks) => {
    visit(mocks);
    if (recipient !== '') await userEvent.type(screen.getByLabelText(/Email address/), recipient);
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    expect((await screen.findAllByText(/Enter an email address/)).length).toBeGreaterThan(0);
  });
});

describe('entry of a sign-in code', () => {
  it.each([false, true])(
    'accepts a pasted code in one input and continues with its proof (BasicEnterCode: %s)',
    async (isBasic) => {
      const entered: object[] = [];
      const services = visit([checked('ACCEPTED', entered)], {
        isBasic,
        isSent: true,
        search: '?redir=/en/games/x/&amount=20',
      });
      const input = screen.getByLabelText<HTMLInputElement>(/Code/);
      expect(input.autocomplete).toBe('one-time-code');
      await userEvent.click(input);
      await userEvent.paste('1234 5678');
      if (isBasic) await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      await waitFor(() =>
        expect(services.session.signIn).toHaveBeenCalledWith({
          redir: '/en/games/x/',
          carry: { amount: '20' },
          ticket: 'proof',
        }),
      );
      expect(entered).toHaveLength(1);
      expect(readAttempt(services.storage, services.now())).toBeUndefined();
    },
  );

  it.each([
    ['WRONG', /That code is incorrect/, [['INVALID_LOGIN_CODE_ENTERED', {}]]],
    ['EXPIRED', /has expired or can no longer be used/, []],
  ] as const)('explains the outcome %s and keeps the form', async (outcome, explanation, tracked) => {
    const { analytics } = visit([checked(outcome)], { isSent: true });
    await userEvent.type(screen.getByLabelText(/Code/), '12345678');
    expect((await screen.findAllByText(explanation)).length).toBeGreaterThan(0);
    expect((analytics.track as jest.Mock).mock.calls).toEqual(tracked);
    expect(screen.getByRole('link', { name: /Didn’t get a code/ }).getAttribute('href')).toBe(
      '/en/resend-code/',
    );
  });

  it('does not send an incomplete code', async () => {
    visit([], { isSent: true });
    await userEvent.type(screen.getByLabelText(/Code/), '1234');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findAllByText('Enter all 8 digits.')).length).toBeGreaterThan(0);
  });

  it('starts again when the stored code has expired', () => {
    const services = fakeServices({ path: '/en/enter-code/' });
    services.storage.write('signInCode', `a-1|EMAIL|${services.now()}|0|m•••@aurora.test`);
    renderPage(Component, { services });
    expect(screen.getByRole('heading', { name: 'Sign in with a code' })).toBeTruthy();
  });
});

describe('cases of requirements/errors#tracking-cases', () => {
  it.each([
    [
      'TOO_MANY_ATTEMPTS',
      'Too many attempts',
      /entered incorrectly too many times/,
      ['TOO_MANY_INVALID_LOGIN_ATTEMPTS'],
    ],
    [
      'FORBIDDEN_COUNTRY',
      'Not available where you are',
      /Our licence doesn’t let us serve/,
      ['LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY'],
    ],
    [
      'UNSAFE_CONNECTION',
      'This connection isn’t secure',
      /anonymous network/,
      ['LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION'],
    ],
    ['NOT_OFFERED', 'Sign-in by code isn’t available', /contact support if you can’t/, []],
  ] as const)(
    '%s has a page with its explanation, and is tracked',
    async (outcome, title, explanation, tracked) => {
      const { analytics } = visit([checked(outcome)], { isSent: true });
      await userEvent.type(screen.getByLabelText(/Code/), '12345678');
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText(explanation)).toBeTruthy();
      expect((analytics.track as jest.Mock).mock.calls.map(([event]) => event)).toEqual(tracked);
      expect(screen.queryByLabelText(/Code/)).toBeNull();
    },
  );

  it('counts down to the end of a lock-out', async () => {
    const services = fakeServices();
    const until = new Date(services.now() + 90_000).toISOString();
    visit([requested('TOO_MANY_ATTEMPTS', [], until)]);
    await userEvent.type(screen.getByLabelText(/Email address/), 'mari@aurora.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText(/again in 0:01:30/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Send a new code' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in another way' })).toBeTruthy();
  });
});

it('sends a signed-in player on', async () => {
  const services = fakeServices({ path: '/en/enter-code/' });
  services.session.set(signedInSession());
  renderPage(Component, { services });
  await waitFor(() => expect(services.navigation.go).toHaveBeenCalledWith('/en/', { replace: true }));
});
