import type { JSONWebKeySet, JWK } from 'jose';

const PUBLIC_MEMBERS = ['kty', 'crv', 'x', 'y', 'kid', 'use', 'alg'] as const;

/** Copies the public members by name, so that a private one can never be exposed. */
export function publicKeys(keys: readonly JWK[]): JSONWebKeySet {
  return {
    keys: keys.map(
      (key) =>
        Object.fromEntries(
          PUBLIC_MEMBERS.flatMap((name) => (key[name] === undefined ? [] : [[name, key[name]]])),
        ) as unknown as JWK,
    ),
  };
}
