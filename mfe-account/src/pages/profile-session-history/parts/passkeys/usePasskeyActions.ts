import { useMutation } from '@apollo/client/react';
import { toAppError } from '@foyer/data/errors';
import { useText, type Message } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useState } from 'react';
import { createPasskey } from '../../createPasskey.ts';
import {
  AddPasskeyDocument,
  CreatePasskeyOptionsDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from './Passkeys.generated.ts';
import { messages } from './Passkeys.messages.ts';

/** Refusal of the api (ADR 0258). */
const SIGN_IN_TOO_OLD = 'SIGN_IN_TOO_OLD';

interface PasskeyActions {
  readonly isBusy: boolean;
  /** True after a change was refused, because the player signed in a while ago. */
  readonly isTooOld: boolean;
  add(name: string): void;
  rename(id: string, name: string): void;
  remove(id: string): void;
}

/** Changes of the player's passkeys; each reports its outcome in a toast and then calls `onDone`. */
export function usePasskeyActions(onDone: () => void): PasskeyActions {
  const text = useText();
  const [isTooOld, setTooOld] = useState(false);
  const { toasts } = useServices();
  const [requestOptions, requesting] = useMutation(CreatePasskeyOptionsDocument);
  const [store, storing] = useMutation(AddPasskeyDocument);
  const [rename, renaming] = useMutation(RenamePasskeyDocument);
  const [remove, removing] = useMutation(RemovePasskeyDocument);

  async function perform(done: Message, run: () => Promise<boolean>): Promise<void> {
    try {
      if (await run()) toasts.show('success', text(done));
      onDone();
    } catch (error) {
      if (toAppError(error).type === SIGN_IN_TOO_OLD) {
        setTooOld(true);
        onDone();
      } else toasts.show('error', text(messages.failed));
    }
  }

  async function add(name: string): Promise<boolean> {
    const { data } = await requestOptions();
    if (!data) return false;
    const credential = await createPasskey(data.createPasskeyOptions.options);
    if (credential === undefined) return false;
    await store({ variables: { input: { name, credential } } });
    return true;
  }

  return {
    isTooOld,
    isBusy: [requesting, storing, renaming, removing].some(({ loading }) => loading),
    add: (name) => void perform(messages.added, () => add(name)),
    rename: (id, name) =>
      void perform(messages.renamed, async () => {
        await rename({ variables: { input: { id, name } } });
        return true;
      }),
    remove: (id) =>
      void perform(messages.removed, async () => {
        await remove({ variables: { id } });
        return true;
      }),
  };
}
