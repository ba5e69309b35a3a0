import { describe, expect, it } from '@jest/globals';
import { apiDeviceOf, deviceOf } from './device.ts';

const MOZILLA = 'Mozilla/5.0';

// requirements/entities#device
describe('the device of a user agent', () => {
  it.each([
    [`${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148`, 'mobile', 'iOS', 'Mobile'],
    [`${MOZILLA} (iPad; CPU OS 16_6 like Mac OS X) Mobile/15E148`, 'tablet', 'iOS', 'Mobile'],
    [
      `${MOZILLA} (Linux; Android 14; Pixel 8) Chrome/128 Mobile Safari/537.36`,
      'mobile',
      'Android',
      'Mobile',
    ],
    [`${MOZILLA} (Linux; Android 13; SM-X710) Chrome/128 Safari/537.36`, 'tablet', 'Android', 'Mobile'],
    [
      `${MOZILLA} (Windows Phone 10.0; Android 6.0.1; Lumia 950) like iPhone Mobile`,
      'mobile',
      'Windows Phone',
      'Mobile',
    ],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) Chrome/128 Safari/537.36`, 'desktop', 'other', 'Desktop'],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1`, 'desktop', 'other', 'Desktop'],
    [`${MOZILLA} (Mobile; rv:128.0) Gecko/128.0 Firefox/128.0`, 'mobile', 'other', 'Mobile'],
    [`${MOZILLA} (PlayBook; U; RIM Tablet OS 2.1.0)`, 'tablet', 'other', 'Mobile'],
    ['', 'desktop', 'other', 'Desktop'],
  ])('%s is a %s with %s', (userAgent, type, os, api) => {
    const device = deviceOf(userAgent);
    expect([device, apiDeviceOf(device)]).toEqual([{ type, os }, api]);
  });
});
