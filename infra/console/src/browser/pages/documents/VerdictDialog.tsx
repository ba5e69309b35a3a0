import { useText } from '@foyer/i18n';
import { IDENTITY_DOCUMENTS, type IdentityDocument } from '@foyer/market';
import {
  documentOutcomeSchema,
  REJECTION_REASONS,
  type ReviewedFile,
  type ReviewedRequest,
} from '@foyer/market/document-answers';
import { Paragraph } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { messages as documentNames } from '../identity/PlayerPanel.messages.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { DecisionRefused } from './DecisionRefused.tsx';
import { messages } from './DocumentsPage.messages.ts';
import { useRequestName } from './useRequestName.ts';

export type VerdictKind = 'verified' | 'rejected';

interface VerdictDialogProps {
  readonly request: ReviewedRequest;
  readonly file: ReviewedFile;
  readonly kind: VerdictKind;
  onDone(message: string): void;
  /** The displayed file may have been decided by a colleague. */
  onStale(): void;
  onClose(): void;
}

/** Verifies a file by the kind of document seen, or rejects it with a reason that the player sees. */
export function VerdictDialog({ request, file, kind, onDone, onStale, onClose }: VerdictDialogProps) {
  const text = useText();
  const nameOf = useRequestName();
  const isVerified = kind === 'verified';
  const documents = Object.entries(IDENTITY_DOCUMENTS).flatMap(([document, proves]) =>
    proves === request.kind ? [document as IdentityDocument] : [],
  );
  const [document, setDocument] = useState<string>(documents[0] ?? '');
  const [reason, setReason] = useState<string>(REJECTION_REASONS[0]);

  async function send({
    key,
    reason: comment,
  }: {
    readonly key: string;
    readonly reason: string;
  }): Promise<void> {
    try {
      const { outcome } = await sendRequest('/documents/verdict', documentOutcomeSchema, {
        brand: request.brand,
        fileId: file.id,
        verdict: kind,
        ...(isVerified ? { document: document === '' ? null : document } : { reason }),
        comment,
        key,
      });
      onDone(
        text(
          outcome === 'CONFIRMED_ONCE'
            ? messages.confirmedOnce
            : isVerified
              ? messages.doneVerified
              : messages.doneRejected,
        ),
      );
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <StaffActionDialog
      title={text(isVerified ? messages.verifyTitle : messages.rejectTitle, { request: nameOf(request) })}
      action={isVerified ? messages.verify : messages.reject}
      isForPlayer={!isVerified}
      send={send}
      onClose={onClose}
      showFailure={(failure) => <DecisionRefused failure={failure} />}
    >
      <Paragraph>{text(isVerified ? messages.verifyEffect : messages.rejectEffect)}</Paragraph>
      {isVerified && documents.length > 0 && (
        <Select
          label={text(messages.document)}
          value={document}
          options={documents.map((value) => ({ value, label: text(documentNames[value]) }))}
          onChange={setDocument}
        />
      )}
      {!isVerified && (
        <Select
          label={text(messages.rejection)}
          value={reason}
          options={REJECTION_REASONS.map((value) => ({ value, label: text(messages[value]) }))}
          onChange={setReason}
        />
      )}
    </StaffActionDialog>
  );
}
