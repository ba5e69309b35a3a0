import { ignoreError } from '@foyer/kernel';
import { element } from '../element.ts';
import type { GameKit } from '../gameView.ts';

const SYMBOL_IDS: Readonly<Record<string, string>> = {
  W: 'wild',
  S: 'scatter',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  K: 'low1',
  L: 'low2',
  M: 'low3',
  N: 'low4',
  O: 'low5',
};

/** Images and names of the symbols by letter. */
export interface Symbols {
  picture(letter: string): HTMLImageElement;
  nameOf(letter: string): string;
  /** Resolves when all images are decoded, so that the first spin shows every symbol. */
  load(): Promise<void>;
}

export function createSymbols({ session, texts }: GameKit): Symbols {
  const sourceOf = (letter: string): string => session.symbols[SYMBOL_IDS[letter] ?? ''] ?? '';
  return {
    picture: (letter) =>
      element('img', { src: sourceOf(letter), alt: '', decoding: 'sync', draggable: 'false' }),
    nameOf: (letter) => texts(`symbol.${SYMBOL_IDS[letter] ?? 'wild'}`),
    async load() {
      await Promise.all(
        Object.keys(SYMBOL_IDS).map((letter) => {
          const image = new Image();
          image.src = sourceOf(letter);
          return image.decode().catch(ignoreError('picture of a symbol was not loaded in advance'));
        }),
      );
    },
  };
}
