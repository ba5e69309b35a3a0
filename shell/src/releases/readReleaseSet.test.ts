import { describe, expect, it } from '@jest/globals';
import { entry, set } from '../remotes/testing/remoteStage.ts';
import {
  MalformedResponseError,
  readNotification,
  readReleasePlan,
  readReleaseSet,
  readSignedPlan,
} from './readReleaseSet.ts';

const SET = set(3, entry('r1'));

describe('reading a release set', () => {
  it('accepts the set of the edge, also without releases', () => {
    expect(readReleaseSet(SET)).toBe(SET);
    expect(readReleasePlan(set(0))).toEqual(set(0));
  });

  it.each([
    ['an error page', '<!doctype html>'],
    ['nothing', null],
    ['a set without a version', { ...SET, version: undefined }],
    ['a set without a list of releases', { ...SET, apps: {} }],
    ['a release without an entry', { ...SET, apps: [{ ...entry('r1'), entry: undefined }] }],
    ['a release without hashes', { ...SET, apps: [{ ...entry('r1'), sri: undefined }] }],
  ])('rejects %s', (_name, value) => {
    expect(() => readReleaseSet(value)).toThrow(MalformedResponseError);
  });
});

it('rejects a signed plan without a signature', () => {
  expect(() => readSignedPlan({ payload: '{}' })).toThrow('malformed signed release plan');
});

describe('reading a notification', () => {
  it.each([[{ version: 4 }], [{ version: 4, missing: ['payments'] }]])('accepts %p', (value) => {
    expect(readNotification(value)).toBe(value);
  });
  it.each([[{}], [{ version: '4' }], [{ version: 4, missing: 'payments' }]])('rejects %p', (value) => {
    expect(() => readNotification(value)).toThrow('malformed release notification');
  });
});
