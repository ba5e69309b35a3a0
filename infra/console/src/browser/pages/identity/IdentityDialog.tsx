import { identityOutcomeSchema, type IdentityPerson } from '@foyer/market/identity-answers';
import { Text, useText } from '@foyer/i18n';
import { IDENTITY_DOCUMENTS, unprovenBy, type IdentityDocument } from '@foyer/market';
import { useId, useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import type { Submission } from '../../parts/decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { messages } from './PlayerPanel.messages.ts';
import type { DecisionKind } from './identityQuestion.ts';

const DOCUMENTS = Object.keys(IDENTITY_DOCUMENTS) as IdentityDocument[];
const TEXTS = {
  confirm: {
    title: messages.confirmTitle,
    effect: messages.confirmEffect,
    word: messages.confirmWord,
    done: messages.doneConfirm,
  },
  ask: {
    title: messages.requestTitle,
    effect: messages.requestEffect,
    word: messages.requestConfirmation,
    done: messages.doneRequest,
  },
} as const;

interface IdentityDialogProps {
  readonly player: IdentityPerson;
  readonly kind: DecisionKind;
  onDone(message: string): void;
  onStale(): void;
  onClose(): void;
}

/** Confirms an identity or requests documents: documents, reason and a typed confirmation. */
export function IdentityDialog({
  player: { brand, playerId },
  kind,
  onDone,
  onStale,
  onClose,
}: IdentityDialogProps) {
  const text = useText();
  const [documents, setDocuments] = useState<readonly IdentityDocument[]>([]);
  const texts = TEXTS[kind];

  async function send(submission: Submission): Promise<void> {
    try {
      await sendRequest('/player/identity/decision', identityOutcomeSchema, {
        brand,
        playerId,
        decision: kind,
        documents,
        ...submission,
      });
      onDone(text(texts.done, { playerId }));
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <TypedConfirmationDialog
      title={text(texts.title, { playerId })}
      effect={texts.effect}
      word={text(texts.word)}
      action={messages[kind]}
      cancel={messages.cancel}
      notDone={messages.notDone}
      isGiven={kind === 'ask' || unprovenBy(documents).length === 0}
      send={send}
      onClose={onClose}
    >
      {kind === 'confirm' && <SeenDocuments chosen={documents} onChange={setDocuments} />}
    </TypedConfirmationDialog>
  );
}

function SeenDocuments({
  chosen,
  onChange,
}: {
  readonly chosen: readonly IdentityDocument[];
  onChange(chosen: readonly IdentityDocument[]): void;
}) {
  const help = useId();
  const toggle = (document: IdentityDocument): readonly IdentityDocument[] =>
    chosen.includes(document) ? chosen.filter((one) => one !== document) : [...chosen, document];
  return (
    <fieldset className={css.group} aria-describedby={help}>
      <legend className={css.legend}>
        <Text {...messages.documents} />
      </legend>
      <div className={css.choices}>
        {DOCUMENTS.map((document) => (
          <label key={document} className={css.choice}>
            <input
              className={css.input}
              type="checkbox"
              checked={chosen.includes(document)}
              onChange={() => onChange(toggle(document))}
            />
            <Text {...messages[document]} />
          </label>
        ))}
      </div>
      <p id={help} className={css.help}>
        <Text {...messages.documentsHelp} />
      </p>
    </fieldset>
  );
}
