import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { Component } from './ProfileSelfTestPage.tsx';
import { DeleteSelfTestsDocument, SaveSelfTestDocument, SelfTestsDocument } from './SelfTest.generated.ts';

const viewerOf = (...scores: readonly number[]) => ({
  __typename: 'Viewer' as const,
  id: 'aino',
  selfTests: scores.map((score) => ({
    __typename: 'SelfTestResult' as const,
    id: `test-${score}`,
    score,
    takenAt: '2026-11-20T10:00:00.000Z',
  })),
});
const stored = (...scores: readonly number[]): GraphqlMock =>
  answer(SelfTestsDocument, { __typename: 'Query', viewer: viewerOf(...scores) });

function open(...mocks: readonly GraphqlMock[]) {
  const services = fakeServices({ path: '/en/profile/self-test/' });
  renderPage(Component, { services, mocks });
  return { services, user: userEvent.setup() };
}

/** Answers every question alike and shows the result. */
async function answerAll(user: ReturnType<typeof userEvent.setup>, label: string): Promise<void> {
  for (const group of screen.getAllByRole('radiogroup'))
    await user.click(within(group).getByRole('radio', { name: label }));
  await user.click(screen.getByRole('button', { name: 'Show result' }));
}

describe('the self-test', () => {
  it.each([
    ['Never', '0', 'No sign of a problem'],
    ['Sometimes', '9', 'High risk'],
    ['Almost always', '27', 'High risk'],
  ])('scores answers of %s with %s', async (label, score, band) => {
    const { user } = open(stored());
    await answerAll(user, label);
    const heading = await screen.findByRole('heading', { name: `Your result: ${score} of 27` });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(band)).toBeTruthy();
    // the tab of the profile has the same name
    expect(screen.getAllByRole('link', { name: 'Take a break' })).toHaveLength(2);
  });

  it('names the helpline of the country with a telephone link', async () => {
    const { user } = open(stored());
    await answerAll(user, 'Never');
    expect(screen.getByRole('link', { name: 'Peluuri' }).getAttribute('href')).toBe('https://peluuri.fi/');
    expect(screen.getByRole('link', { name: '0800 100 101' }).getAttribute('href')).toBe('tel:0800100101');
  });

  it('asks for each missing answer and shows no result', async () => {
    const { user } = open(stored());
    const [first] = screen.getAllByRole('radiogroup');
    if (first) await user.click(within(first).getByRole('radio', { name: 'Never' }));
    await user.click(screen.getByRole('button', { name: 'Show result' }));
    expect(screen.getByText('Some questions have no answer yet')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getAllByText(/^Question \d: choose an answer\.$/)).toHaveLength(
      8,
    );
    expect(screen.queryByText(/^Your result/)).toBeNull();
  });

  it('sends the answers only when the player saves the result, and no event', async () => {
    const sent: unknown[] = [];
    const { services, user } = open(
      stored(),
      answer(SaveSelfTestDocument, (variables) => {
        sent.push(variables);
        return { __typename: 'Mutation' as const, saveSelfTest: viewerOf(9) };
      }),
    );
    await answerAll(user, 'Sometimes');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save result' }));
    expect(await screen.findByText('Your result is saved.')).toBeTruthy();
    expect(sent).toEqual([{ answers: Array.from({ length: 9 }, () => 1) }]);
    expect(screen.getByRole('row', { name: /High risk/ })).toBeTruthy();
    expect(services.analytics.track).not.toHaveBeenCalled();
  });

  it('says that a result could not be saved, and keeps it', async () => {
    const { user } = open(stored(), refuse(SaveSelfTestDocument, 'ServiceUnavailableFailure'));
    await answerAll(user, 'Never');
    await user.click(screen.getByRole('button', { name: 'Save result' }));
    expect(await screen.findByText('That didn’t work. Try again in a moment.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save result' })).toBeTruthy();
  });

  it('lists saved results and deletes them', async () => {
    const { user } = open(
      stored(2, 5),
      answer(DeleteSelfTestsDocument, { __typename: 'Mutation', deleteSelfTests: viewerOf() }),
    );
    expect(await screen.findByRole('row', { name: /Moderate risk/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete saved results' }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });

  it('says that saved results could not be loaded, not that there are none, and loads them again', async () => {
    let isDown = true;
    const loaded = stored(5);
    const { user } = open({
      ...loaded,
      respond: (variables) =>
        (isDown ? refuse(SelfTestsDocument, 'ServiceUnavailableFailure') : loaded).respond(variables),
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('We couldn’t load your saved results.')).toBeTruthy();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(9);
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Moderate risk/ })).toBeTruthy();
  });
});
