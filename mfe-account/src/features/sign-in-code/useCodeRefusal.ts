import type { Analytics } from '@foyer/contract';
import { useServices } from '@foyer/platform';
import { useState } from 'react';
import type { CodeRefusal } from './codeRefusal.ts';

type TrackingCase = Extract<
  Parameters<Analytics['track']>[0],
  | 'TOO_MANY_INVALID_LOGIN_ATTEMPTS'
  | 'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY'
  | 'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION'
>;

/** Tracking cases of requirements/errors#tracking-cases; a method that is not offered belongs to no case. */
const CASES: Readonly<Partial<Record<CodeRefusal['kind'], TrackingCase>>> = {
  TOO_MANY_ATTEMPTS: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
  FORBIDDEN_COUNTRY: 'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY',
  UNSAFE_CONNECTION: 'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION',
};

/** The refusal that ended a sign-in by code, and its report, which is tracked. */
export function useCodeRefusal(): [CodeRefusal | undefined, (refusal: CodeRefusal) => void] {
  const { analytics } = useServices();
  const [refusal, setRefusal] = useState<CodeRefusal>();
  return [
    refusal,
    (next) => {
      const tracked = CASES[next.kind];
      if (tracked !== undefined) analytics.track(tracked, {});
      setRefusal(next);
    },
  ];
}
