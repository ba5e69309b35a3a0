import { useMutation } from '@apollo/client/react';
import { ignoreError } from '@foyer/kernel';
import { useDates, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useFeatureUse, useServices } from '@foyer/platform';
import { Button, Notice, Paragraph } from '@foyer/ui';
import { useState } from 'react';
import type { Coupon } from '../../coupon/coupon.ts';
import { selectionInputs } from '../../coupon/selectionInputs.ts';
import { messages, refusals } from './Share.messages.ts';
import { ShareSportsSlipDocument } from './ShareSlip.generated.ts';

/** Stores the selections under a code and offers its link; a changed slip needs another code. */
export function ShareSlip({ coupon }: { readonly coupon: Coupon }) {
  const text = useText();
  const { date } = useDates();
  const { locale } = useServices();
  const use = useFeatureUse();
  const [share, { data, loading, error }] = useMutation(ShareSportsSlipDocument);
  const [shared, setShared] = useState<Coupon>();
  const [copy, setCopy] = useState<'none' | 'copied' | 'failed'>('none');
  const result = shared === coupon ? data?.shareSportsSlip : undefined;

  function start(): void {
    setShared(coupon);
    setCopy('none');
    share({ variables: { selections: selectionInputs(coupon) } })
      .then((answer) => {
        if (answer.data?.shareSportsSlip.code != null) use('share-slip');
      })
      .catch(ignoreError('shown from the state of the mutation'));
  }

  if (result?.code == null)
    return (
      <>
        <Button tone="bare" size="small" busy={loading} onPress={start}>
          {text(messages.share)}
        </Button>
        {shared === coupon && (error ?? result?.refusal) && (
          <Notice live tone="warning">
            {text(result?.refusal ? refusals[result.refusal] : messages.failed)}
          </Notice>
        )}
      </>
    );
  const link = new URL(withQuery(hrefTo(locale, 'sports'), { slip: result.code }), location.origin).href;
  return (
    <Notice
      live
      tone="positive"
      title={text(messages.code, { code: result.code })}
      action={
        <Button
          size="small"
          tone="secondary"
          onPress={() => {
            navigator.clipboard.writeText(link).then(
              () => setCopy('copied'),
              () => setCopy('failed'),
            );
          }}
        >
          {text(copy === 'copied' ? messages.copied : messages.copy)}
        </Button>
      }
    >
      {text(messages.codeText, { date: date(new Date(result.expiresAt ?? 0)) })}
      {copy === 'failed' && <Paragraph size="small">{link}</Paragraph>}
    </Notice>
  );
}
