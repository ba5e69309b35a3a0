import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createLog, type Pool } from '@foyer/runtime';
import { createContentReader, type Content } from './contentReader.ts';

interface Row {
  id: string;
  brand: string;
  section: string;
  version: number;
  body: unknown;
}

const readers: Content[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

/** A reader on a database that answers from `rows`, or not at all. */
async function createWorld(rows: Row[], isUp = true) {
  const state = { rows, isUp, delay: Promise.resolve() };
  const handlers = new Map<string, () => void>();
  const logged: string[] = [];
  // the two queries of the reader
  const query = jest.fn(async (text: string) => {
    if (!state.isUp) throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
    const found = text.includes('count(*)') ? [{ count: state.rows.length }] : state.rows;
    await state.delay;
    return { rows: found };
  });
  const pool = { query } as unknown as Pool;
  const content = await createContentReader({
    pool,
    bus: {
      subscribe(topic: string, handler: () => void) {
        handlers.set(topic, handler);
        return () => handlers.delete(topic);
      },
    } as never,
    log: createLog('api', (line) => void logged.push(line)),
    clock: () => 0,
    settings: { internalSecret: 'secret' },
  });
  readers.push(content);
  return { content, state, handlers, logged };
}

const row = (id: number, text: string): Row => ({
  id: String(id),
  brand: 'aurora',
  section: 'texts/en',
  version: id,
  body: { 'menu.home': text },
});

describe('content reader', () => {
  it('serves compiled content while the database was never reachable', async () => {
    const { content, logged } = await createWorld([], false);
    expect(content.of('aurora').textOf('menu.home', 'en')).toBe('Home');
    expect(logged.join()).toContain('content could not be read');
  });

  it('keeps the last good content while the database is unavailable, and continues afterwards', async () => {
    const { content, state } = await createWorld([row(1, 'One')]);
    state.isUp = false;
    await expect(content.refresh()).rejects.toThrow('down');
    expect(content.of('aurora').textOf('menu.home', 'en')).toBe('One');
    state.isUp = true;
    state.rows = [row(1, 'One'), row(2, 'Two')];
    await content.refresh();
    expect(content.of('aurora').textOf('menu.home', 'en')).toBe('Two');
  });

  it('reads again when a publication is announced', async () => {
    const { content, state, handlers } = await createWorld([row(1, 'One')]);
    state.rows = [row(1, 'One'), row(2, 'Two')];
    handlers.get('api.content-changed')?.();
    await content.refresh();
    expect(content.of('aurora').textOf('menu.home', 'en')).toBe('Two');
  });

  it('finds a publication that was committed while a read was in progress', async () => {
    const { content, state } = await createWorld([row(1, 'One')]);
    let answer = (): void => undefined;
    state.delay = new Promise((resolve) => (answer = resolve));
    const poll = content.refresh();
    // the poll has counted before
    await Promise.resolve();
    state.rows = [row(1, 'One'), row(2, 'Two')];
    const refreshed = content.refresh();
    answer();
    await Promise.all([poll, refreshed]);
    expect(content.of('aurora').textOf('menu.home', 'en')).toBe('Two');
  });

  it('finds a publication that was committed after one with a higher id', async () => {
    const { content, state } = await createWorld([row(3, 'Three')]);
    const other = { ...row(2, 'Two'), section: 'texts/fi' };
    state.rows = [other, row(3, 'Three')];
    await content.refresh();
    expect(content.of('aurora').textOf('menu.home', 'fi')).toBe('Two');
  });

  it('keeps the content before a body that this release cannot read', async () => {
    const { content, state, logged } = await createWorld([row(1, 'One')]);
    state.rows = [row(1, 'One'), { ...row(2, 'Two'), body: { 'menu.home': 7 } }];
    await content.refresh();
    expect(content.of('aurora').textOf('menu.home', 'en')).toBe('One');
    expect(logged.join()).toContain('published content does not match its schema');
  });

  it('has one tag for the same publications, and another one after a publication', async () => {
    const { content, state } = await createWorld([row(1, 'One')]);
    const { tag } = content.of('aurora');
    expect((await createWorld([row(1, 'One')])).content.of('aurora').tag).toBe(tag);
    state.rows = [row(1, 'One'), row(2, 'Two')];
    await content.refresh();
    expect(content.of('aurora').tag).not.toBe(tag);
    expect(content.of('tuli').tag).toBe((await createWorld([])).content.of('tuli').tag);
  });
});
