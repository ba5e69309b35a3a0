import { expect, it } from '@jest/globals';
import { richBlocks } from './richBlocks.ts';

it('reads headings and paragraphs', () => {
  expect(richBlocks('First.\n\n## Rules\n\n\nFrom 1 on.\n')).toEqual([
    { kind: 'paragraph', text: 'First.' },
    { kind: 'heading', text: 'Rules' },
    { kind: 'paragraph', text: 'From 1 on.' },
  ]);
});
