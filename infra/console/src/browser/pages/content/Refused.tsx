import { useText } from '@foyer/i18n';
import { contentRefusalSchema } from '@foyer/market/content-answers';
import { Notice } from '@foyer/ui';
import * as v from 'valibot';
import type { RequestFailure } from '../../adapters/sendRequest.ts';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { Problems } from './Problems.tsx';
import { useProtectedPlaces } from './protectedPlaces.ts';
import { messages } from './Refused.messages.ts';

/** A refused operation: the reason, and what to do. */
export function Refused({ title, failure }: { readonly title: string; readonly failure: RequestFailure }) {
  const text = useText();
  const failureText = useFailureText();
  const placesText = useProtectedPlaces();
  const read = v.safeParse(contentRefusalSchema, failure.answer);
  if (!read.success)
    return (
      <Notice tone="negative" live title={title}>
        {failureText(failure)}
      </Notice>
    );
  const { code, problems = [], current, protectedChanges = [] } = read.output;
  return (
    <Notice tone="negative" live title={title}>
      <p>
        {text(messages[code], {
          version: current ?? 0,
          places: placesText(protectedChanges),
          count: problems.length,
        })}
      </p>
      <Problems problems={problems} />
    </Notice>
  );
}
