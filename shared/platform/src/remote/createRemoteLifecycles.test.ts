import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CompiledMessages, RemoteDefinition, RemoteTarget, Services } from '@foyer/contract';
import { createRemoteLifecycles } from './createRemoteLifecycles.tsx';

const services = { locale: 'en', apollo: { cache: {} } } as unknown as Services;
const page = (route: 'lobby' | 'game'): RemoteTarget => ({ kind: 'page', route, params: {} });

describe('createRemoteLifecycles', () => {
  const first = jest.fn<() => Promise<{ default: CompiledMessages; later?: object }>>();
  const later = jest.fn<() => Promise<{ default: CompiledMessages }>>();
  const definition = {
    owner: 'casino',
    contract: 1,
    pages: {
      lobby: () => Promise.resolve({ Component: () => null }),
      game: () => Promise.resolve({ Component: () => null }),
    },
    slots: {},
    messages: first,
    later: { firstPage: 'lobby', messages: later },
  } as unknown as RemoteDefinition<'casino'>;

  beforeEach(() => {
    first.mockReset().mockResolvedValue({ default: { title: 'Lobby' } });
    later.mockReset().mockResolvedValue({ default: { rules: 'Rules' } });
  });

  it('prepares the first page without the later texts', async () => {
    await createRemoteLifecycles(definition).prepare(services, page('lobby'));
    expect(first).toHaveBeenCalledTimes(1);
    expect(later).not.toHaveBeenCalled();
  });

  it('prepares another page with both files of texts', async () => {
    await createRemoteLifecycles(definition).prepare(services, page('game'));
    expect(first).toHaveBeenCalledTimes(1);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('prepares a page with the texts of its own part', async () => {
    const others = jest.fn<() => Promise<{ default: CompiledMessages }>>();
    const parts = { firstPage: 'lobby', messages: { rules: later, others }, partOf: { game: 'rules' } };
    await createRemoteLifecycles({
      ...definition,
      later: parts,
    } as unknown as RemoteDefinition<'casino'>).prepare(services, page('game'));
    expect(later).toHaveBeenCalledTimes(1);
    expect(others).not.toHaveBeenCalled();
  });

  it('prepares a page with the part that the texts of its language load', async () => {
    const others = jest.fn<() => Promise<{ default: CompiledMessages }>>();
    first.mockResolvedValue({ default: { title: 'Lobby' }, later: { rules: later, others } });
    await createRemoteLifecycles({
      ...definition,
      later: { firstPage: 'lobby', messages: {}, partOf: { game: 'rules' } },
    } as unknown as RemoteDefinition<'casino'>).prepare(services, page('game'));
    expect(first).toHaveBeenCalledTimes(1);
    expect(later).toHaveBeenCalledTimes(1);
    expect(others).not.toHaveBeenCalled();
  });

  it('rejects a page whose part is missing from the texts of its language', async () => {
    const remote = createRemoteLifecycles({
      ...definition,
      later: { firstPage: 'lobby', messages: {}, partOf: { game: 'rules' } },
    } as unknown as RemoteDefinition<'casino'>);
    await expect(remote.prepare(services, page('game'))).rejects.toMatchObject({ code: 'MESSAGES_FAILED' });
  });

  it('rejects another page when its later texts cannot be loaded, and loads them again next time', async () => {
    const remote = createRemoteLifecycles(definition);
    later.mockRejectedValueOnce(new Error('offline'));
    await expect(remote.prepare(services, page('game'))).rejects.toMatchObject({ code: 'MESSAGES_FAILED' });
    await remote.prepare(services, page('game'));
    expect(later).toHaveBeenCalledTimes(2);
  });
});
