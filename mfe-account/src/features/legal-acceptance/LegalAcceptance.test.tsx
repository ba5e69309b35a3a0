import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OverlayOutcome } from '@foyer/contract';
import { LEGAL_VERSIONS } from '@foyer/market';
import { answer, fakeServices, renderPage } from '@foyer/platform/testing';
import { LegalAcceptance } from './LegalAcceptance.tsx';
import { AcceptLegalTextsDocument, LegalTextsDocument, type AcceptLegalTextsMutation, type AcceptLegalTextsMutationVariables, type LegalTextFieldsFragment } from './LegalTexts.generated.ts';

const TERMS: LegalTextFieldsFragment = { __typename: 'LegalText', id: 'p:TERMS', kind: 'TERMS', version: LEGAL_VERSIONS.TERMS, acceptedVersion: '2025-01-01', isAccepted: false };
const PRIVACY: LegalTextFieldsFragment = { ...TERMS, id: 'p:PRIVACY_POLICY', kind: 'PRIVACY_POLICY', version: LEGAL_VERSIONS.PRIVACY_POLICY, acceptedVersion: LEGAL_VERSIONS.PRIVACY_POLICY, isAccepted: true };
const texts = answer(LegalTextsDocument, { __typename: 'Query', viewer: { __typename: 'Viewer', id: 'p', legalTexts: [TERMS, PRIVACY] } });
const sent: AcceptLegalTextsMutationVariables[] = [];
const accept = answer(AcceptLegalTextsDocument, (variables): AcceptLegalTextsMutation => {
  sent.push(variables);
  return { __typename: 'Mutation', acceptLegalTexts: [{ ...TERMS, acceptedVersion: TERMS.version, isAccepted: true }, PRIVACY] };
});
beforeEach(() => void sent.splice(0));

function visit(path: string, outcome: OverlayOutcome) {
  const services = fakeServices({ path });
  services.overlays.open.mockResolvedValue(outcome);
  renderPage(() => <LegalAcceptance />, { services, mocks: [texts, accept] });
  return services;
}

describe('changed terms', () => {
  it('are asked for with what changed, and an answer is recorded with its version', async () => {
    const services = visit('/en/', 'ok');
    await waitFor(() => expect(sent).toEqual([{ input: { terms: LEGAL_VERSIONS.TERMS, privacyPolicy: null } }]));
    const [variant, content] = services.overlays.open.mock.calls[0] ?? [];
    expect(variant).toBe('content-accept');
    expect(content).toMatchObject({ okLabel: 'I accept', dismissLabel: 'Not now' });
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('success', expect.stringContaining('recorded')));
    await waitFor(() => expect(screen.queryByText('Our terms have changed')).toBeNull());
  });
  it('say only what the player has not accepted', async () => {
    const services = visit('/en/', 'dismissed');
    await waitFor(() => expect(services.overlays.open).toHaveBeenCalled());
    const content = services.overlays.open.mock.calls[0]?.[1] as { readonly body: Parameters<typeof render>[0] };
    const overlay = renderPage(() => <>{content.body}</>, { mocks: [] });
    expect(overlay.container.textContent).toContain('Everything about bonuses');
    expect(overlay.container.textContent).not.toContain('Privacy policy');
  });
  it('can wait: the player looks around, and the notice keeps the question', async () => {
    const services = visit('/en/', 'dismissed');
    await userEvent.click(await screen.findByRole('button', { name: 'See what changed' }));
    await waitFor(() => expect(services.overlays.open).toHaveBeenCalledTimes(2));
    expect(sent).toEqual([]);
  });
  it('do not stand in front of the text itself', async () => {
    const services = visit('/en/terms-and-conditions/', 'dismissed');
    expect(await screen.findByText('Our terms have changed')).toBeTruthy();
    expect(services.overlays.open).not.toHaveBeenCalled();
  });
});
