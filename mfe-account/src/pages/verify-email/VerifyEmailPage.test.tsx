import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage, signedInSession } from '@foyer/platform/testing';
import { SendEmailVerificationDocument } from '../../features/email-verification/SendEmailVerification.generated.ts';
import {
  EmailVerificationStateDocument,
  type EmailVerificationStateQuery,
} from './EmailVerificationState.generated.ts';
import { VerifyEmailDocument, type VerifyEmailMutation } from './VerifyEmail.generated.ts';
import { Component } from './VerifyEmailPage.tsx';

type Outcome = VerifyEmailMutation['verifyEmail']['outcome'];
type Status = NonNullable<EmailVerificationStateQuery['viewer']>['player']['emailVerification']['status'];
const nameOf = (element: HTMLElement): string => element.textContent;
const answerWith = (outcome: Outcome) =>
  answer(VerifyEmailDocument, {
    __typename: 'Mutation',
    verifyEmail: { __typename: 'VerifyEmailResult', outcome },
  });

function visit(search: string, isPlayer = false) {
  const services = fakeServices({ path: `/en/verify-email/${search}` });
  if (isPlayer) services.session.set(signedInSession());
  return services;
}

describe('the email verification link', () => {
  it.each<[Outcome, string, string]>([
    ['VERIFIED', 'Your address is confirmed', 'Go to the games'],
    ['ALREADY_VERIFIED', 'This address is already confirmed', 'Go to the games'],
    ['EXPIRED', 'This link has expired', 'Sign in to get a new link'],
    ['TAKEN', 'This address is already in use', 'Go to the games'],
    ['UNKNOWN', 'This link isn’t valid', 'Sign in to get a new link'],
  ])('reports %s and offers a way to continue', async (outcome, title, way) => {
    renderPage(Component, { services: visit('?token=abc'), mocks: [answerWith(outcome)] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
  });
  it('can be retried when the server is unavailable, because the link is still valid', async () => {
    renderPage(Component, {
      services: visit('?token=abc'),
      mocks: [refuse(VerifyEmailDocument, 'ServiceUnavailableFailure')],
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByText(/still valid/)).toBeTruthy();
  });
  it('is sent again on request', async () => {
    const send = answer(SendEmailVerificationDocument, {
      __typename: 'Mutation',
      sendEmailVerification: { __typename: 'EmailVerification', status: 'Required', reason: 'SignUp' },
    });
    const services = visit('?token=abc', true);
    renderPage(Component, { services, mocks: [answerWith('EXPIRED'), send] });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }));
    await screen.findByRole('button', { name: 'Send me a new link' });
    expect(services.toasts.show).toHaveBeenCalledWith(
      'success',
      expect.stringContaining('We sent you a link'),
    );
  });
  it.each<[Status, string, RegExp]>([
    ['Done', 'This address is already confirmed', /Go to the games/],
    ['Required', 'Check your inbox', /Send me a new link/],
  ])(
    'shows the state of an account that is %s and the next step, opened without a link',
    async (status, title, way) => {
      const state = answer(EmailVerificationStateDocument, {
        __typename: 'Query',
        viewer: {
          __typename: 'Viewer',
          id: 'v',
          player: {
            __typename: 'Player',
            id: 'p',
            emailVerification: { __typename: 'EmailVerification', status, reason: 'SignUp' },
          },
        },
      });
      renderPage(Component, { services: visit('', true), mocks: [state] });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect([...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(nameOf)).toEqual([
        expect.stringMatching(way),
      ]);
    },
  );
  it('explains where to find it when the address has none', async () => {
    renderPage(Component, { services: visit(''), mocks: [] });
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
  });
  it('offers a retry instead of an email when the status of the account could not be loaded', async () => {
    renderPage(Component, {
      services: visit('', true),
      mocks: [refuse(EmailVerificationStateDocument, 'ServiceUnavailableFailure')],
    });
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load the status of your email address' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Check your inbox')).toBeNull();
  });
});
