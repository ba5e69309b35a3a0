import { describe, expect, it, jest } from '@jest/globals';
import { aCompetition } from './competition.fixture.ts';
import { createCompetition } from './createCompetition.ts';

const setUp = (id = 'hal') => {
  const read = jest.fn<(id: string) => Promise<unknown>>(async () => aCompetition());
  return { read, competition: createCompetition(id, read) };
};

describe('a competition', () => {
  it('is read, and again on request', async () => {
    const { competition, read } = setUp();
    expect(competition.current()).toEqual({ status: 'loading' });
    await competition.load();
    expect(competition.current()).toMatchObject({ status: 'ready', isOutdated: false });
    read.mockResolvedValueOnce(aCompetition({ results: [] }));
    await competition.load();
    expect(competition.current()).toMatchObject({ message: { results: [] } });
  });

  it.each([
    ['the feed cannot be reached', () => Promise.reject(new Error('offline'))],
    ['the answer is invalid', () => Promise.resolve({ ...aCompetition(), standings: 7 })],
  ])('fails when %s, and recovers', async (_name, broken) => {
    const { competition, read } = setUp();
    read.mockImplementationOnce(broken);
    await competition.load();
    expect(competition.current()).toEqual({ status: 'failed' });
    const again = competition.load();
    expect(competition.current()).toEqual({ status: 'loading' });
    await again;
    expect(competition.current().status).toBe('ready');
  });

  it('stays, marked as outdated, when it cannot be read again', async () => {
    const { competition, read } = setUp();
    await competition.load();
    read.mockRejectedValueOnce(new Error('offline'));
    await competition.load();
    expect(competition.current()).toMatchObject({ status: 'ready', isOutdated: true });
  });

  it('is unknown when the feed does not have it, and for an invalid id in the address', async () => {
    const { competition, read } = setUp();
    read.mockResolvedValueOnce(null);
    await competition.load();
    expect(competition.current()).toEqual({ status: 'unknown' });
    const malformed = setUp('../secrets');
    await malformed.competition.load();
    expect(malformed.competition.current()).toEqual({ status: 'unknown' });
    expect(malformed.read).not.toHaveBeenCalled();
  });
});
