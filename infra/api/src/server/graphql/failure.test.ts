import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { createLog } from '@foyer/runtime';
import { failure } from './failure.ts';
import { maskError } from './failure.ts';

const wrapped = (original: Error) =>
  new GraphQLError(original.message, { path: ['viewer'], originalError: original });
const sql = (code: string) => Object.assign(new Error('secret: relation "player"'), { code });

describe('maskError', () => {
  it.each<[string, unknown, string, string, boolean]>([
    [
      'a failure of ours',
      failure('LimitFailure', { reasons: ['COOLING_OFF'] }),
      'LimitFailure',
      'COOLING_OFF',
      false,
    ],
    [
      'a failure of ours inside a field',
      wrapped(failure('AuthenticationFailure')),
      'AuthenticationFailure',
      'AuthenticationFailure',
      false,
    ],
    [
      'an invalid request',
      new GraphQLError('Cannot query field "x".'),
      'RequestInvalid',
      'RequestInvalid',
      false,
    ],
    ['an exception in a field', wrapped(new TypeError('secret')), 'InternalFailure', 'InternalFailure', true],
    [
      'a GraphQLError that a library threw in a field',
      wrapped(new GraphQLError('secret')),
      'InternalFailure',
      'InternalFailure',
      true,
    ],
    [
      'a scalar that cannot be serialised',
      new GraphQLError('secret', { path: ['viewer', 'wallet'] }),
      'InternalFailure',
      'InternalFailure',
      true,
    ],
    ['a text with a null character', wrapped(sql('22021')), 'RequestInvalid', 'RequestInvalid', false],
    ['JSON with a null character', wrapped(sql('22P05')), 'RequestInvalid', 'RequestInvalid', false],
    ['an invalid SQL statement', wrapped(sql('42P01')), 'InternalFailure', 'InternalFailure', true],
    [
      'a database that shuts down',
      wrapped(sql('57P01')),
      'ServiceUnavailableFailure',
      'ServiceUnavailableFailure',
      true,
    ],
    ['a full disk', wrapped(sql('53100')), 'ServiceUnavailableFailure', 'ServiceUnavailableFailure', true],
    [
      'an exhausted pool',
      wrapped(new Error('timeout exceeded when trying to connect')),
      'ServiceUnavailableFailure',
      'ServiceUnavailableFailure',
      true,
    ],
    ['a thrown value that is not an error', 'secret', 'InternalFailure', 'InternalFailure', true],
  ])('maps %s', (_what, error, type, reason, isLogged) => {
    const lines: string[] = [];
    const shown = maskError(
      error,
      'trace-1',
      createLog('test', (line) => void lines.push(line)),
    );
    expect(shown.extensions).toMatchObject({ type, traceId: 'trace-1' });
    expect((shown.extensions['reasons'] as string[])[0]).toBe(reason);
    expect(shown.message).not.toContain('secret');
    expect(lines.filter((line) => line.includes('trace-1'))).toHaveLength(isLogged ? 1 : 0);
  });
});
