import { afterEach, describe, expect, it } from '@jest/globals';
import { watchScripts } from './watchScripts.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function scriptOf(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script');
  // jsdom neither fetches nor runs this type, but the watcher reads it
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

function watch(): string[] {
  const reports: string[] = [];
  stop = watchScripts({
    document,
    isReleaseFile: (url) => url.startsWith('http://localhost/assets/'),
    report: (what) => void reports.push(what),
  });
  return reports;
}

/** Resolves after pending observer records have been delivered. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('watchScripts', () => {
  it.each([
    ['a file of a release with its hash', { src: '/assets/shell/r1/main.js', integrity: 'sha384-x' }, []],
    ['a data block', { type: 'application/json' }, []],
    [
      'a file of a release without a hash',
      { src: '/assets/shell/r1/main.js' },
      ['http://localhost/assets/shell/r1/main.js'],
    ],
    [
      'a file of no release',
      { src: 'https://cdn.test/recorder.js', integrity: 'sha384-x' },
      ['https://cdn.test/recorder.js'],
    ],
    ['an inline script', {}, ['inline']],
    ['an inline script with an injected nonce', { nonce: 'abc' }, ['inline']],
    ['an import map', { type: 'importmap' }, ['inline']],
  ])('reports for %s the finding %j', async (_what, attributes, expected) => {
    const reports = watch();
    document.head.append(scriptOf(attributes));
    await settled();
    expect(reports).toEqual(expected);
  });

  it('recognises scripts of the document by its nonce', () => {
    document.head.append(
      scriptOf({ nonce: 'abc' }),
      scriptOf({ src: '/assets/shell/r1/main.js', integrity: 'sha384-x' }),
    );
    expect(watch()).toEqual([]);
    stop();
    document.head.append(scriptOf({}));
    expect(watch()).toEqual(['inline']);
  });

  it('finds a nested script, also when it is removed at once, and reports it once', async () => {
    const reports = watch();
    for (let time = 0; time < 3; time += 1) {
      const around = document.createElement('div');
      around.append(scriptOf({ src: 'https://cdn.test/chat.js' }));
      document.body.append(around);
      around.remove();
    }
    await settled();
    expect(reports).toEqual(['https://cdn.test/chat.js']);
  });
});
