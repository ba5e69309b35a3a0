import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerId, SessionId } from '@foyer/kernel';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import { SendEmailVerificationDocument } from '../../features/email-verification/SendEmailVerification.generated.ts';
import { VerifyEmailDocument, type VerifyEmailMutation } from './VerifyEmail.generated.ts';
import { Component } from './VerifyEmailPage.tsx';

type Outcome = VerifyEmailMutation['verifyEmail']['outcome'];
const says = (outcome: Outcome) =>
  answer(VerifyEmailDocument, {
    __typename: 'Mutation',
    verifyEmail: { __typename: 'VerifyEmailResult', outcome },
  });

function visit(search: string, isPlayer = false) {
  const services = fakeServices({ path: `/en/verify-email/${search}` });
  if (isPlayer)
    services.session.set({
      status: 'LOGGED_IN',
      playerId: 'p' as PlayerId,
      sessionId: 's' as SessionId,
      passwordless: false,
      flow: 'Identity',
      expiresAt: 0,
      startedAt: 0,
    });
  return services;
}

describe('the link of a letter', () => {
  it.each<[Outcome, string, string]>([
    ['VERIFIED', 'Your address is confirmed', 'To the games'],
    ['ALREADY_VERIFIED', 'This address was confirmed before', 'To the games'],
    ['EXPIRED', 'This link has run out', 'Sign in to get a new link'],
    ['UNKNOWN', 'We do not know this link', 'Sign in to get a new link'],
  ])('%s is said kindly, with a way on', async (outcome, title, way) => {
    renderPage(Component, { services: visit('?token=abc'), mocks: [says(outcome)] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
  });
  it('can be tried again when the server is away: the link is still good', async () => {
    renderPage(Component, {
      services: visit('?token=abc'),
      mocks: [refuse(VerifyEmailDocument, 'ServiceUnavailableFailure')],
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByText(/still works/)).toBeTruthy();
  });
  it('is sent again to a player who asks', async () => {
    const send = answer(SendEmailVerificationDocument, {
      __typename: 'Mutation',
      sendEmailVerification: { __typename: 'EmailVerification', status: 'Required', reason: 'SignUp' },
    });
    const services = visit('?token=abc', true);
    renderPage(Component, { services, mocks: [says('EXPIRED'), send] });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }));
    await screen.findByRole('button', { name: 'Send me a new link' });
    expect(services.toasts.show).toHaveBeenCalledWith('success', expect.stringContaining('on its way'));
  });
  it('without a link in the address tells where to find it', async () => {
    renderPage(Component, { services: visit(''), mocks: [] });
    expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toBeTruthy();
  });
});
