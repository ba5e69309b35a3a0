import { describe, expect, it } from '@jest/globals';
import { deviceName, deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceOf', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
      'PHONE',
      'Chrome · Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Tab S9) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      'TABLET',
      'Samsung Internet · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'PHONE',
      'Safari · iOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
      'TABLET',
      'Chrome · iPadOS',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
      'COMPUTER',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'COMPUTER', 'Firefox · Linux'],
    ['', 'COMPUTER', ''],
    [null, 'COMPUTER', ''],
  ])('reads %s', (userAgent, kind, name) => {
    const device = deviceOf(userAgent);
    expect([device.kind, deviceName(device)]).toEqual([kind, name]);
  });
});
