import { expect, it } from '@jest/globals';
import { answer, refuse, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetailsCardProps } from '../details-card/detailsCardProps.ts';
import { MarketingCard } from './MarketingCard.tsx';
import { SetMarketingConsentDocument } from './MarketingConsent.generated.ts';

const consent = {
  isEmailMarketingAccepted: true,
  isSmsMarketingAccepted: false,
  isPhoneMarketingAccepted: false,
  isWebPushMarketingAccepted: false,
};
const PLAYER = {
  ...consent,
  __typename: 'Player',
  id: 'aino',
  marketingPreferences: { __typename: 'MarketingPreferences', marketingBlocked: false },
} as DetailsCardProps['player'];
const BLOCKED = {
  ...PLAYER,
  marketingPreferences: { __typename: 'MarketingPreferences', marketingBlocked: true },
} as DetailsCardProps['player'];

async function show(player: DetailsCardProps['player'], ...mocks: readonly GraphqlMock[]) {
  const view = renderPiece(<MarketingCard player={player} />, { mocks });
  const heading = screen.queryByRole('heading');
  if (heading) {
    await userEvent.click(heading);
    await screen.findByRole('switch', { name: 'Email' });
  }
  return view;
}
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

it('shows the stored consent of each channel', async () => {
  await show(PLAYER);
  expect(['Email', 'Text message', 'Phone call', 'Push notification'].map(isOn)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('sends the channel that the player changes, and no other', async () => {
  const sent: unknown[] = [];
  await show(
    PLAYER,
    answer(SetMarketingConsentDocument, (variables) => {
      sent.push(variables);
      return {
        __typename: 'Mutation' as const,
        setMarketingConsent: {
          __typename: 'Viewer' as const,
          id: 'aino',
          player: { __typename: 'Player' as const, id: 'aino', ...consent, isSmsMarketingAccepted: true },
        },
      };
    }),
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Text message' }));
  await waitFor(() => expect(sent).toEqual([{ input: { sms: true } }]));
});

it('reports a choice that was not saved, and keeps the stored one', async () => {
  await show(PLAYER, refuse(SetMarketingConsentDocument, 'ServiceUnavailableFailure'));
  await userEvent.click(screen.getByRole('switch', { name: 'Text message' }));
  expect(await screen.findByText('Your choice couldn’t be saved. Try again.')).toBeTruthy();
  expect(isOn('Text message')).toBe(false);
});

it('is absent while marketing is blocked', async () => {
  const { container } = await show(BLOCKED);
  expect(container.childElementCount).toBe(0);
});
