import { useText } from '@foyer/i18n';
import { useStore } from '@foyer/platform';
import { BulletList, Button, Notice, Paragraph, Spinner } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import type { ReactNode } from 'react';
import { readSelections } from '../../coupon/readSelections.ts';
import { useCouponStore } from '../../coupon/useCoupon.ts';
import { outcomeName } from '../../outcome/outcomeNames.ts';
import { useNameFormats } from '../../outcome/useNameFormats.ts';
import { messages, refusals } from './Share.messages.ts';
import { useSharedSlip, type SharedSelections } from './useSharedSlip.ts';

interface OpenSharedSlipProps {
  readonly code: string;
  onClose(): void;
}

/** Fills the slip with shared selections at their current prices; one with selections is replaced after a question. */
export function OpenSharedSlip({ code, onClose }: OpenSharedSlipProps) {
  const text = useText();
  const { state, retry, replace } = useSharedSlip(code);
  switch (state.status) {
    case 'loading':
      return <Spinner label={text(messages.loading)} />;
    case 'failed':
      return (
        <Problem
          onClose={onClose}
          action={
            <Button size="small" onPress={retry}>
              {text(messages.retry)}
            </Button>
          }
        >
          {text(messages.openFailed)}
        </Problem>
      );
    case 'refused':
      return <Problem onClose={onClose}>{text(refusals[state.refusal])}</Problem>;
    case 'asking':
      return <Question selections={state.selections} onKeep={onClose} onReplace={replace} />;
    case 'filled':
      return <Filled selections={state.selections} onClose={onClose} />;
  }
}

interface ProblemProps {
  readonly action?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

function Problem({ action, children, onClose }: ProblemProps) {
  const text = useText();
  return (
    <Notice live tone="warning" title={text(messages.title)} action={action} onDismiss={onClose}>
      {children}
    </Notice>
  );
}

interface QuestionProps {
  readonly selections: SharedSelections;
  onKeep(): void;
  onReplace(): void;
}

function Question({ selections, onKeep, onReplace }: QuestionProps) {
  const text = useText();
  const own = useStore(useCouponStore()).length;
  return (
    <Dialog
      title={text(messages.title)}
      size="small"
      onClose={onKeep}
      footer={
        <>
          <Button tone="secondary" onPress={onKeep}>
            {text(messages.keep)}
          </Button>
          <Button onPress={onReplace}>{text(messages.replace)}</Button>
        </>
      }
    >
      <Paragraph>{text(messages.question, { own, count: readSelections(selections).length })}</Paragraph>
      <Gone selections={selections} />
    </Dialog>
  );
}

function Filled({ selections, onClose }: { readonly selections: SharedSelections; onClose(): void }) {
  const text = useText();
  const count = readSelections(selections).length;
  return (
    <Notice
      live
      tone={count === selections.length ? 'positive' : 'warning'}
      title={text(messages.title)}
      onDismiss={onClose}
    >
      {text(messages.added, { count })}
      <Gone selections={selections} />
    </Notice>
  );
}

/** Names the selections that are not offered any more. */
function Gone({ selections }: { readonly selections: SharedSelections }) {
  const formats = useNameFormats();
  const gone = selections.filter(({ price }) => price == null);
  if (gone.length === 0) return null;
  return (
    <>
      <Paragraph size="small">{formats.text(messages.gone)}</Paragraph>
      <BulletList
        items={gone.map(({ event, kind, line, outcome, home, away }) => ({
          id: [event, kind, line, outcome].join(),
          text: `${outcomeName(formats, { line: line ?? null, outcome }, { home, away })} · ${home} – ${away}`,
        }))}
      />
    </>
  );
}
