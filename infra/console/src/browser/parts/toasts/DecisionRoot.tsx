import { Text, useText } from '@foyer/i18n';
import { Button, Notice } from '@foyer/ui';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { inverseOf } from '../../model/inverse.ts';
import type { BreakGlassRequest, Decided } from '@foyer/kernel/change-answers';
import type { Change } from '../../model/change.ts';
import { appTitle } from '../../model/names.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { ChangeDialog } from '../change-dialog/ChangeDialog.tsx';
import type { Draft } from '../change-dialog/draft.ts';
import { useDecisionText } from '../decision-text/decisionText.ts';
import { messages } from './DecisionRoot.messages.ts';
import * as css from './Toasts.css.ts';

interface Done extends Pick<Decided, 'version' | 'isLate'> {
  readonly what: string;
  readonly undo: Change | undefined;
}

const DecideContext = createContext<(draft: Draft) => void>(() => undefined);

/** Provides decisions to all pages: one dialog at a time, and undo for the last decision. */
export function DecisionRoot({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const decisionText = useDecisionText();
  const { environment } = useLive();
  const [draft, setDraft] = useState<Draft>();
  const [done, setDone] = useState<Done>();
  const [requested, setRequested] = useState<BreakGlassRequest>();

  const decide = useCallback((next: Draft) => {
    setDone(undefined);
    setRequested(undefined);
    setDraft(next);
  }, []);

  function onDone({ version, isLate, entry }: Decided): void {
    setDraft(undefined);
    setDone({ version, isLate, what: decisionText.summary(entry), undo: inverseOf(entry) });
  }

  return (
    <DecideContext value={decide}>
      {children}
      <div className={css.region}>
        {requested !== undefined && (
          <div className={css.toast}>
            <Notice
              tone="positive"
              live
              title={text(messages.requested)}
              onDismiss={() => setRequested(undefined)}
            >
              {text(messages.requestedText, { app: appTitle(requested.app) })}
            </Notice>
          </div>
        )}
        {done !== undefined && (
          <div className={css.toast}>
            <Notice
              tone={done.isLate ? 'negative' : 'positive'}
              live
              title={text(done.isLate ? messages.late : messages.done)}
              onDismiss={() => setDone(undefined)}
              action={
                done.undo !== undefined && (
                  <Button
                    tone="quiet"
                    size="small"
                    onPress={() =>
                      done.undo &&
                      decide({
                        change: done.undo,
                        reason: text(messages.undoReason, { version: done.version }),
                      })
                    }
                  >
                    <Text {...messages.undo} />
                  </Button>
                )
              }
            >
              {text(done.isLate ? messages.lateVersion : messages.version, {
                what: done.what,
                version: done.version,
              })}
            </Notice>
          </div>
        )}
      </div>
      {draft !== undefined && (
        <ChangeDialog
          draft={draft}
          environment={environment}
          onDone={onDone}
          onRequested={(request) => {
            setDraft(undefined);
            setRequested(request);
          }}
          onClose={() => setDraft(undefined)}
        />
      )}
    </DecideContext>
  );
}

/** Opens the decision dialog. */
export function useDecide(): (draft: Draft) => void {
  return use(DecideContext);
}
