import { describe, expect, it } from '@jest/globals';
import { cookieHeader, readCookie } from './cookies.ts';

const sent = (cookie: string | undefined, name: string) =>
  readCookie({ headers: cookie === undefined ? {} : { cookie } }, name);

describe('readCookie', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2', 'b', '2'],
    ['b=%41', 'b', '%41'],
    ['b=x=y', 'b', 'x=y'],
    ['b=1; b=2', 'b', '1'],
    ['bb=1', 'b', undefined],
    ['a=1', 'toString', undefined],
    [undefined, 'b', undefined],
  ])('reads %s', (cookie, name, value) => {
    expect(sent(cookie, name)).toBe(value);
  });
});

describe('cookieHeader', () => {
  it('makes a host-only cookie that scripts cannot read', () => {
    expect(cookieHeader('a', 'x.y-z', { path: '/', maxAge: 60, secure: true, sameSite: 'lax' })).toBe(
      'a=x.y-z; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('deletes a cookie with a lifetime of 0', () => {
    expect(cookieHeader('a', '', { path: '/pay', maxAge: 0, secure: false, sameSite: 'strict' })).toBe(
      'a=; Max-Age=0; Path=/pay; HttpOnly; SameSite=Strict',
    );
  });
});
