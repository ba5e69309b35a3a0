import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OverlayContents, OverlayOutcome } from '@foyer/contract';
import { LEGAL_VERSIONS } from '@foyer/market';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import { LegalAcceptance } from './LegalAcceptance.tsx';
import {
  AcceptLegalTextsDocument,
  LegalTextsDocument,
  type AcceptLegalTextsMutation,
  type AcceptLegalTextsMutationVariables,
  type LegalTextFieldsFragment,
} from './LegalTexts.generated.ts';

const CLEAR = 'nothing waits';
const TERMS: LegalTextFieldsFragment = {
  __typename: 'LegalText',
  id: 'p:TERMS',
  kind: 'TERMS',
  version: LEGAL_VERSIONS.TERMS,
  acceptedVersion: '2025-01-01',
  isAccepted: false,
};
const PRIVACY: LegalTextFieldsFragment = {
  ...TERMS,
  id: 'p:PRIVACY_POLICY',
  kind: 'PRIVACY_POLICY',
  version: LEGAL_VERSIONS.PRIVACY_POLICY,
  acceptedVersion: LEGAL_VERSIONS.PRIVACY_POLICY,
  isAccepted: true,
};
const texts = answer(LegalTextsDocument, {
  __typename: 'Query',
  viewer: { __typename: 'Viewer', id: 'p', legalTexts: [TERMS, PRIVACY] },
});
const sent: AcceptLegalTextsMutationVariables[] = [];
const accept = answer(AcceptLegalTextsDocument, (variables): AcceptLegalTextsMutation => {
  sent.push(variables);
  return {
    __typename: 'Mutation',
    acceptLegalTexts: [{ ...TERMS, acceptedVersion: TERMS.version, isAccepted: true }, PRIVACY],
  };
});
beforeEach(() => void sent.splice(0));

function visit(path: string, outcome: OverlayOutcome) {
  const services = fakeServices({ path });
  const opened: OverlayContents['content-accept'][] = [];
  services.overlays.open = (variant, content) => {
    if (variant === 'content-accept') opened.push(content as OverlayContents['content-accept']); // The signature pairs variant and content.
    return Promise.resolve(outcome);
  };
  renderPage(() => <LegalAcceptance>{CLEAR}</LegalAcceptance>, { services, mocks: [texts, accept] });
  return { services, opened };
}

describe('changed terms', () => {
  it('asks the player to accept them and records the answer with its version', async () => {
    const { services, opened } = visit('/en/', 'ok');
    await waitFor(() =>
      expect(sent).toEqual([{ input: { terms: LEGAL_VERSIONS.TERMS, privacyPolicy: null } }]),
    );
    expect(opened[0]).toMatchObject({ okLabel: 'I accept', dismissLabel: 'Not now' });
    expect(services.toasts.show).toHaveBeenCalledWith('success', expect.stringContaining('recorded'));
    expect(await screen.findByText('nothing waits')).toBeTruthy();
    expect(screen.queryByText('Our terms have changed')).toBeNull();
  });
  it('lists only the texts that the player has not accepted', async () => {
    const { opened } = visit('/en/', 'dismissed');
    await waitFor(() => expect(opened).toHaveLength(1));
    const overlay = renderPage(() => <>{opened[0]?.body}</>, { mocks: [] });
    expect(overlay.container.textContent).toContain('The bonus terms are now');
    expect(overlay.container.textContent).not.toContain('Privacy policy');
  });
  it('can be postponed, and the notice keeps the question', async () => {
    const { opened } = visit('/en/', 'dismissed');
    await userEvent.click(await screen.findByRole('button', { name: 'See what changed' }));
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(sent).toEqual([]);
    expect(screen.queryByText('nothing waits')).toBeNull();
  });
  it('does not cover the legal text', async () => {
    const { opened } = visit('/en/terms-and-conditions/', 'dismissed');
    expect(await screen.findByText('Our terms have changed')).toBeTruthy();
    expect(opened).toEqual([]);
  });
  it('offers to repeat an acceptance that was not recorded', async () => {
    const services = fakeServices({ path: '/en/' });
    const opened: string[] = [];
    services.overlays.open = (variant) => {
      opened.push(variant);
      return Promise.resolve<OverlayOutcome>(opened.length > 2 ? 'dismissed' : 'ok');
    };
    renderPage(() => <LegalAcceptance>{CLEAR}</LegalAcceptance>, {
      services,
      mocks: [texts, refuse(AcceptLegalTextsDocument, 'ServiceUnavailableFailure')],
    });
    await waitFor(() => expect(opened).toEqual(['content-accept', 'action-error', 'content-accept']));
  });
});
