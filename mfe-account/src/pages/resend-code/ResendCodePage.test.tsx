import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import type { SignInCodeOutcome } from '@foyer/graphql/main';
import { readAttempt, storeAttempt } from '../../features/sign-in-code/codeAttempt.ts';
import { ResendSignInCodeDocument } from '../../features/sign-in-code/SignInCode.generated.ts';
import { Component } from './ResendCodePage.tsx';

const CODE_MS = 600_000;
const RESEND_AT = '2099-01-01T00:00:30.000Z';

function visit(waitMs: number, mocks: readonly GraphqlMock[] = []) {
  const services = fakeServices({ path: '/en/resend-code/?redir=/en/games/x/' });
  storeAttempt(services.storage, {
    attemptId: 'a-1',
    channel: 'EMAIL',
    recipient: 'm•••@aurora.test',
    expiresAt: services.now() + CODE_MS,
    resendAt: services.now() + waitMs,
  });
  renderPage(Component, { services, mocks: [...mocks] });
  return services;
}

function resent(outcome: SignInCodeOutcome): GraphqlMock {
  return answer(ResendSignInCodeDocument, {
    __typename: 'Mutation',
    resendSignInCode: {
      __typename: 'SignInCodeRequest',
      outcome,
      lockedUntil: null,
      attempt:
        outcome === 'SENT'
          ? {
              __typename: 'SignInCodeAttempt',
              attemptId: 'a-1',
              expiresAt: '2099-01-01T00:10:00.000Z',
              resendAt: RESEND_AT,
            }
          : null,
    },
  });
}

describe('another sign-in code', () => {
  it('has to wait, with the reason and the time', () => {
    visit(30_000);
    expect(screen.getByText(/You can request another in 0:00:30/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  });

  it('is sent to the same recipient, who is not asked again', async () => {
    const services = visit(0, [resent('SENT')]);
    expect(screen.getByText(/m•••@aurora\.test/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    const href = '/en/enter-code/?redir=%2Fen%2Fgames%2Fx%2F';
    await waitFor(() => expect(services.navigation.go).toHaveBeenCalledWith(href));
    expect(readAttempt(services.storage, services.now())?.resendAt).toBe(Date.parse(RESEND_AT));
  });

  it.each([
    ['TOO_MANY_ATTEMPTS', 'Too many attempts'],
    ['EXPIRED', 'Sign in with a code'],
  ] as const)('is refused with a page after %s', async (outcome, heading) => {
    visit(0, [resent(outcome)]);
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('can go to another recipient', async () => {
    visit(30_000);
    await userEvent.click(screen.getByRole('button', { name: /Use another/ }));
    expect(screen.getByLabelText(/Email address/)).toBeTruthy();
  });
});
