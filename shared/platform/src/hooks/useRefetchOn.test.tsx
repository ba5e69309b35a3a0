import { expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useServices } from './useServices.ts';
import { useRefetchOn } from './useRefetchOn.ts';
import { renderPiece } from '../testing/index.ts';

const CHANGE = { moneyType: 'Bet', change: 0, balance: { real: 0, bonus: 0, currency: 'EUR' } } as const;

it('requests again after an event that arrives during a request', async () => {
  const answers: (() => void)[] = [];
  const refetch = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  let emit = (): void => undefined;
  function Follower() {
    const { bus } = useServices();
    emit = () => bus.emit('wallet.changed', CHANGE as never);
    useRefetchOn('wallet.changed', refetch);
    return null;
  }
  renderPiece(<Follower />);

  act(() => emit());
  expect(refetch).toHaveBeenCalledTimes(1);
  // two more events during the request need one more request, not two
  act(() => {
    emit();
    emit();
  });
  expect(refetch).toHaveBeenCalledTimes(1);
  await act(async () => answers.shift()?.());
  expect(refetch).toHaveBeenCalledTimes(2);
  await act(async () => answers.shift()?.());
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('continues after a failed request', async () => {
  const refetch = jest.fn(() => Promise.reject(new Error('offline')));
  let emit = (): void => undefined;
  function Follower() {
    const { bus } = useServices();
    emit = () => bus.emit('wallet.changed', CHANGE as never);
    useRefetchOn('wallet.changed', refetch);
    return null;
  }
  renderPiece(<Follower />);
  await act(async () => emit());
  await act(async () => emit());
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('ignores events that are not relevant', async () => {
  const refetch = jest.fn(() => Promise.resolve());
  let emit = (_moneyType: string): void => undefined;
  const isDeposit = ({ moneyType }: { readonly moneyType: string }): boolean => moneyType === 'Deposit';
  function Follower() {
    const { bus } = useServices();
    emit = (moneyType) => bus.emit('wallet.changed', { ...CHANGE, moneyType } as never);
    useRefetchOn('wallet.changed', refetch, isDeposit);
    return null;
  }
  renderPiece(<Follower />);
  await act(async () => emit('Bet'));
  expect(refetch).not.toHaveBeenCalled();
  await act(async () => emit('Deposit'));
  expect(refetch).toHaveBeenCalledTimes(1);
});
