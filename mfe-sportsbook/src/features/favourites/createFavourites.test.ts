import { describe, expect, it, jest } from '@jest/globals';
import { createFavourites, type FavouritesPorts } from './createFavourites.ts';
import type { FavouriteIds } from './favourites.ts';

type Change = FavouritesPorts['change'];

function setUp({
  stored = [],
  server = { competitions: [], events: [] },
  isStored = true,
}: { stored?: readonly string[]; server?: FavouriteIds; isStored?: boolean } = {}) {
  let device = stored;
  const read = jest.fn<FavouritesPorts['read']>(async () => server);
  const change = jest.fn<Change>(async () => ({ favourites: server, isFull: false }));
  const favourites = createFavourites({
    storage: {
      sportsFavourites: () => device,
      rememberSportsFavourites: (keys) => void (isStored && (device = keys)),
    },
    read,
    change,
  });
  return { favourites, read, change, device: () => device };
}

describe('favourites of a visitor', () => {
  it('are those of the device, without invalid ones', () => {
    const { favourites } = setUp({ stored: ['c:hal', 'nonsense', 'c:hal', 'e:hal1'] });
    expect(favourites.current()).toEqual({ status: 'ready', keys: ['c:hal', 'e:hal1'] });
  });

  it('are stored on the device with each change, the last added first', async () => {
    const { favourites, device, change } = setUp({ stored: ['c:hal'] });
    expect(await favourites.toggle('e:hal1')).toBe('saved');
    expect(device()).toEqual(['e:hal1', 'c:hal']);
    await favourites.toggle('c:hal');
    expect(device()).toEqual(['e:hal1']);
    expect(change).not.toHaveBeenCalled();
  });
});

describe('favourites of a player', () => {
  const server = { competitions: ['lan'], events: ['hal1'] };

  it('are those of the server, and those of the device are added to them once', async () => {
    const { favourites, change, read, device } = setUp({ stored: ['e:hal1'], server });
    const loaded = favourites.setPlayer('player-1');
    expect(favourites.current().status).toBe('loading');
    await loaded;
    expect(change.mock.calls).toEqual([[{ add: [{ kind: 'EVENT', id: 'hal1' }], remove: [] }]]);
    expect(favourites.current()).toEqual({ status: 'ready', keys: ['c:lan', 'e:hal1'] });
    expect(device()).toEqual([]);
    await favourites.setPlayer('player-1');
    await favourites.setPlayer('player-2');
    expect([change.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  });

  it('stay on the device when the server cannot be reached, and are added later', async () => {
    const { favourites, change, device } = setUp({ stored: ['e:hal1'], server });
    change.mockRejectedValueOnce(new Error('offline'));
    await favourites.setPlayer('player-1');
    expect(favourites.current()).toEqual({ status: 'failed', keys: ['e:hal1'] });
    expect(device()).toEqual(['e:hal1']);
    await favourites.retry();
    expect(favourites.current().status).toBe('ready');
    expect(device()).toEqual([]);
  });

  it('include what a visitor added whose device stores nothing', async () => {
    const { read, change, favourites } = setUp({ server, isStored: false });
    await favourites.toggle('e:hal1');
    await favourites.setPlayer('player-1');
    expect(change.mock.calls).toEqual([[{ add: [{ kind: 'EVENT', id: 'hal1' }], remove: [] }]]);
    expect(read).not.toHaveBeenCalled();
  });

  it('do not lose a change to the first answer, which was older', async () => {
    const { favourites, read, change } = setUp();
    const first = Promise.withResolvers<FavouriteIds>();
    read.mockReturnValueOnce(first.promise);
    const loaded = favourites.setPlayer('player-1');
    change.mockResolvedValueOnce({ favourites: server, isFull: false });
    await favourites.toggle('c:lan');
    first.resolve({ competitions: [], events: [] });
    await loaded;
    expect(favourites.current().keys).toEqual(['c:lan', 'e:hal1']);
  });

  it('are replaced by those of the device after the sign-out', async () => {
    const { favourites } = setUp({ server });
    await favourites.setPlayer('player-1');
    await favourites.setPlayer(undefined);
    expect(favourites.current()).toEqual({ status: 'ready', keys: [] });
  });

  it('are shown before the server has answered, and removed again when it refuses', async () => {
    const { favourites, change } = setUp({ server });
    await favourites.setPlayer('player-1');
    change.mockRejectedValueOnce(new Error('offline'));
    const outcome = favourites.toggle('c:hal');
    expect(favourites.current().keys).toEqual(['c:hal', 'c:lan', 'e:hal1']);
    expect(await outcome).toBe('failed');
    expect(favourites.current().keys).toEqual(['c:lan', 'e:hal1']);
  });

  it('come back when they could not be removed', async () => {
    const { favourites, change } = setUp({ server });
    await favourites.setPlayer('player-1');
    change.mockRejectedValueOnce(new Error('offline'));
    await favourites.toggle('c:lan');
    expect(favourites.current().keys).toContain('c:lan');
  });

  it('do not lose a later change to an older answer', async () => {
    const { favourites, change } = setUp({ server });
    await favourites.setPlayer('player-1');
    const first = Promise.withResolvers<Awaited<ReturnType<Change>>>();
    const second = Promise.withResolvers<Awaited<ReturnType<Change>>>();
    change.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const outcomes = [favourites.toggle('c:hal'), favourites.toggle('e:hal2')];
    first.resolve({ favourites: { competitions: ['hal', 'lan'], events: ['hal1'] }, isFull: false });
    await outcomes[0];
    expect(favourites.current().keys).toContain('e:hal2');
    second.resolve({ favourites: { competitions: ['hal', 'lan'], events: ['hal2', 'hal1'] }, isFull: false });
    await outcomes[1];
    expect(favourites.current().keys).toEqual(['c:hal', 'c:lan', 'e:hal2', 'e:hal1']);
  });

  it('ignore the answer for a player who has signed out', async () => {
    const { favourites, change } = setUp({ server });
    await favourites.setPlayer('player-1');
    const answer = Promise.withResolvers<Awaited<ReturnType<Change>>>();
    change.mockReturnValueOnce(answer.promise);
    const outcome = favourites.toggle('c:hal');
    await favourites.setPlayer(undefined);
    answer.resolve({ favourites: server, isFull: false });
    await outcome;
    expect(favourites.current().keys).toEqual([]);
  });

  it('report a full list, and show those that the server has', async () => {
    const { favourites, change } = setUp({ server });
    await favourites.setPlayer('player-1');
    change.mockResolvedValueOnce({ favourites: server, isFull: true });
    expect(await favourites.toggle('c:hal')).toBe('full');
    expect(favourites.current().keys).toEqual(['c:lan', 'e:hal1']);
  });
});
