import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import {
  PhoneVerificationDocument,
  SendPhoneVerificationDocument,
  VerifyPhoneNumberDocument,
  type VerifyPhoneNumberMutation,
} from './PhoneVerification.generated.ts';
import { Component } from './PhoneVerificationPage.tsx';

const player = answer(PhoneVerificationDocument, {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    player: { __typename: 'Player', id: 'p', phoneNumber: '+358401234567', isPhoneNumberVerified: false },
  },
});
const sent = answer(SendPhoneVerificationDocument, {
  __typename: 'Mutation',
  sendPhoneVerification: { __typename: 'PhoneVerification', isVerified: false },
});
const checked = (outcome: VerifyPhoneNumberMutation['verifyPhoneNumber']['outcome']) =>
  answer(VerifyPhoneNumberDocument, {
    __typename: 'Mutation',
    verifyPhoneNumber: { __typename: 'VerifyPhoneNumberResult', outcome },
  });

function visit(...mocks: readonly GraphqlMock[]): void {
  const services = fakeServices({ features: { EnablePhoneVerification: true } });
  services.session.set(signedInSession());
  renderPage(Component, { services, mocks: [player, ...mocks] });
}

const requestCode = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Text me a code' }));
const field = () => screen.findByLabelText<HTMLInputElement>(/Code from the text message/);

describe('phone verification', () => {
  it.each([
    ['LimitFailure', 'You’ve requested too many codes. Try again in an hour.'],
    ['ServiceUnavailableFailure', 'We couldn’t send you a code. Check your connection and try again.'],
  ] as const)('explains a code that was not sent because of %s', async (type, said) => {
    visit(refuse(SendPhoneVerificationDocument, type));
    await requestCode();
    expect(await screen.findByText(said)).toBeTruthy();
  });
  it('explains at the field that a code is wrong', async () => {
    visit(sent, checked('WRONG'));
    await requestCode();
    await userEvent.type(await field(), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect((await screen.findAllByText(/That code isn’t right/)).length).toBeGreaterThan(0);
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
  });
  it('does not blame the code when the answer is missing', async () => {
    visit(sent, refuse(VerifyPhoneNumberDocument, 'ServiceUnavailableFailure'));
    await requestCode();
    await userEvent.type(await field(), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/We couldn’t check your code/)).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).not.toBe('true');
    expect((await field()).value).toBe('123456');
  });
});
