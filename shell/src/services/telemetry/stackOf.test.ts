import { expect, it } from '@jest/globals';
import { stackOf } from './stackOf.ts';

function thrown(stack: string, cause?: Error): Error {
  return Object.assign(new Error('x', cause ? { cause } : {}), { stack });
}

const CHROMIUM = `Error: x
    at ie (http://aurora.localhost:4000/assets/mfe-casino/ec1c032090/pages-lobby.js:1:2345)
    at chrome-extension://abc/content.js:1:1
    at http://aurora.localhost:4000/assets/shell/83e8416118/main.js?try=1:2:77`;
const FIREFOX = `ie@http://aurora.localhost:4000/assets/mfe-casino/ec1c032090/pages-lobby.js:1:2345
@http://aurora.localhost:4000/assets/shell/83e8416118/main.js:2:77`;
const FRAMES = 'mfe-casino/ec1c032090/pages-lobby.js:1:2345 shell/83e8416118/main.js:2:77';

it.each<[what: string, error: unknown, frames: string]>([
  ['Chromium', thrown(CHROMIUM), FRAMES],
  ['Firefox and Safari', thrown(FIREFOX), FRAMES],
  ['the cause, not the error that wraps it', thrown('Error: outer', thrown(FIREFOX)), FRAMES],
  ['no frames of the product', thrown('Error: x\n    at https://evil.test/assets/nothing.js:1:1'), ''],
  [
    'a very deep stack',
    thrown(Array.from({ length: 50 }, () => '/assets/a/b/c.js:1:1').join('\n')),
    Array.from({ length: 4 }, () => 'a/b/c.js:1:1').join(' '),
  ],
  ['a value that is not an error', 'a text', ''],
])('names the frames of %s', (_what, error, frames) => {
  expect(stackOf(error)).toBe(frames);
});
