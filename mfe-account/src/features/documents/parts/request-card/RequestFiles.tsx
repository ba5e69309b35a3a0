import { useMutation } from '@apollo/client/react';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Notice, Stack } from '@foyer/ui';
import { RemoveDocumentDocument, type DocumentRequestFieldsFragment } from '../../Documents.generated.ts';
import { useUploads } from '../../useUploads.ts';
import { FilePicker } from '../file-picker/FilePicker.tsx';
import { UploadList } from '../upload-list/UploadList.tsx';
import { FileRow } from './FileRow.tsx';
import { messages } from './RequestCard.messages.ts';

export interface RequestFilesProps {
  readonly request: DocumentRequestFieldsFragment;
  readonly label: string;
  /** False shows the files only. */
  readonly canAdd?: boolean;
  onChanged(): void;
}

/** Files of one request, stored and pending, and the picker that adds one. */
export function RequestFiles({ request, label, canAdd = true, onChanged }: RequestFilesProps) {
  const text = useText();
  const { uploads, runningIds, nameOf, add, dismiss } = useUploads(request.id, onChanged);
  const [remove, { error }] = useMutation(RemoveDocumentDocument);
  // a file that is sent now is shown with its progress
  const files = request.files.filter(({ id }) => !runningIds.includes(id));
  return (
    <Stack gap="small">
      {files.length > 0 && (
        <Stack as="ul" gap="small">
          {files.map((file) => (
            <li key={file.id}>
              <FileRow
                file={file}
                deviceName={nameOf(file.id)}
                {...(canAdd && {
                  onRemove: () =>
                    void remove({ variables: { id: file.id } }).catch(ignoreError('shown below')),
                })}
              />
            </li>
          ))}
        </Stack>
      )}
      {error && (
        <Notice tone="negative" live>
          {text(messages.removeFailed)}
        </Notice>
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {canAdd && <FilePicker label={label} onFiles={add} />}
    </Stack>
  );
}
