import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LocalFlag, LocalVariation } from '@foyer/market';
import { createStore } from '@foyer/platform';
import { followTheme } from './followTheme.ts';

let changes: ReturnType<typeof createStore<number>>;
let theme: LocalVariation<'theme'>;
const flags = {
  subscribe: (listener: () => void) => changes.subscribe(listener),
  variation: <Flag extends LocalFlag>(_flag: Flag) => theme as LocalVariation<Flag>, // only `theme` is read
};
const sheets = (): readonly HTMLLinkElement[] => [...document.head.querySelectorAll('link')];
const addresses = (): readonly string[] => sheets().map((sheet) => sheet.getAttribute('href') ?? '');

function show(next: LocalVariation<'theme'>): void {
  theme = next;
  changes.set(changes.current() + 1);
}

beforeEach(() => {
  changes = createStore(0);
  document.head.innerHTML = '<meta name="theme-color" content="#000000">';
  document.documentElement.style.setProperty('--fy-color-frame', '#123456');
  theme = 'theme1';
});

describe('followTheme', () => {
  it('loads no style sheet while the document has the theme of the flag', () => {
    followTheme({ flags, initial: 'theme1', page: document });
    changes.set(changes.current() + 1);
    expect(addresses()).toEqual([]);
  });

  it('loads the theme of an override at once', () => {
    theme = 'theme3';
    followTheme({ flags, initial: 'theme1', page: document });
    expect(addresses()).toEqual(['/themes/theme3.css']);
  });

  it('keeps the previous theme until the next one is complete', () => {
    followTheme({ flags, initial: 'theme1', page: document });
    show('theme2');
    show('theme3');
    expect(addresses()).toEqual(['/themes/theme2.css', '/themes/theme3.css']);
    sheets()[1]?.dispatchEvent(new Event('load'));
    expect(addresses()).toEqual(['/themes/theme3.css']);
  });

  it('removes a theme that cannot be loaded', () => {
    followTheme({ flags, initial: 'theme1', page: document });
    show('theme2');
    sheets()[0]?.dispatchEvent(new Event('error'));
    expect(addresses()).toEqual([]);
  });

  it('loads published settings of the shown theme', () => {
    theme = 'theme2';
    const follower = followTheme({ flags, initial: 'theme2', page: document });
    follower.reload('v7');
    expect(addresses()).toEqual(['/themes/theme2.css?tag=v7']);
  });

  it('gives browser UI the colour of the header', () => {
    followTheme({ flags, initial: 'theme1', page: document });
    show('theme2');
    sheets()[0]?.dispatchEvent(new Event('load'));
    expect(document.querySelector('meta')?.content).toBe('#123456');
  });
});
