/** True if this browser can create passkeys on a page. */
export function canCreatePasskey(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/**
 * Asks the device for a passkey.
 *
 * @param options - JSON text of the options that the API created.
 * @returns the credential as JSON text; undefined when the player cancelled or the device has one already.
 */
export async function createPasskey(options: string): Promise<string | undefined> {
  const parsed: unknown = JSON.parse(options);
  if (typeof parsed !== 'object' || parsed === null)
    throw new Error('The passkey options are not an object.');
  try {
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        // the browser checks every member
        parsed as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    });
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : undefined;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'InvalidStateError'].includes(error.name))
      return undefined;
    throw error;
  }
}
