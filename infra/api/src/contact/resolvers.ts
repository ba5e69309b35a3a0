import type * as Types from '@foyer/graphql/main';
import type { PlayerRow } from '../players/playerRow.ts';
import { readPlayer } from '../players/playerRow.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { missingFields, readFacts, saveAdditionalInformation } from './additionalInformation.ts';
import { changeAddress, changeLanguage, readAddress } from './contactDetails.ts';
import type { ContactDeps } from './contactDeps.ts';
import { requestEmailChange } from './emailChange.ts';
import { confirmPhoneChange, requestPhoneChange } from './phoneChange.ts';

const MAX_CODE_LENGTH = 20;
const MAX_EMAIL_LENGTH = 254;

const identityUnavailable = () =>
  failure('ServiceUnavailableFailure', { reasons: ['ServiceUnavailableFailure', 'identity'] });
const invalidFields = (keys: readonly string[]) =>
  failure('ValidationFailure', { reasons: ['FieldInvalid'], keys: [...keys] });

/** The player's own contact data and the form of additional information. */
export function createContactResolvers(deps: ContactDeps) {
  async function current(context: ApiContext): Promise<SignedIn> {
    const signedIn = await context.signedIn();
    const player = await readPlayer(deps.pool, signedIn.player.brand, signedIn.player.id, deps.clock());
    return { ...signedIn, player: player ?? signedIn.player };
  }
  const factsOf = ({ protection }: ApiContext) => protection.licence.kyc.facts ?? [];

  return {
    Viewer: {
      async additionalInformation(
        { player }: { readonly player: PlayerRow },
        _: unknown,
        context: ApiContext,
      ): Promise<Types.AdditionalInformation> {
        const facts = await readFacts(deps.pool, player.id);
        return { id: player.id, missing: missingFields(player, facts, factsOf(context)) };
      },
    },
    Mutation: {
      async changeEmail(
        _: unknown,
        { email }: Types.MutationchangeEmailArgs,
        context: ApiContext,
      ): Promise<Types.ContactChange> {
        const { player } = await context.signedIn();
        const outcome =
          email.length > MAX_EMAIL_LENGTH
            ? 'INVALID'
            : await requestEmailChange(deps, player, email, context.pageOrigin);
        if (outcome === 'unavailable') throw identityUnavailable();
        return { refusal: outcome === 'SENT' ? null : outcome, phoneNumber: null };
      },
      async changePhoneNumber(
        _: unknown,
        { phoneNumber }: Types.MutationchangePhoneNumberArgs,
        context: ApiContext,
      ): Promise<Types.ContactChange> {
        const { player } = await context.signedIn();
        const outcome = await requestPhoneChange(deps, player, phoneNumber);
        if (outcome === 'unavailable') throw identityUnavailable();
        return typeof outcome === 'string'
          ? { refusal: outcome, phoneNumber: null }
          : { refusal: null, phoneNumber: outcome.phoneNumber };
      },
      async confirmPhoneNumber(
        _: unknown,
        { code }: Types.MutationconfirmPhoneNumberArgs,
        context: ApiContext,
      ): Promise<Types.VerifyPhoneNumberResult> {
        const { player } = await context.signedIn();
        const outcome =
          code.length > MAX_CODE_LENGTH ? 'WRONG' : await confirmPhoneChange(deps, player, code);
        return { outcome };
      },
      async changeAddress(_: unknown, { input }: Types.MutationchangeAddressArgs, context: ApiContext) {
        const { player } = await context.signedIn();
        const { address, invalid } = readAddress(player.country, input);
        if (invalid.length > 0) throw invalidFields(invalid);
        await changeAddress(deps, player, address);
        return current(context);
      },
      async changeLanguage(_: unknown, { language }: Types.MutationchangeLanguageArgs, context: ApiContext) {
        const { player } = await context.signedIn();
        if (!(await changeLanguage(deps, player, context.brand, language))) throw invalidFields(['language']);
        return current(context);
      },
      async submitAdditionalInformation(
        _: unknown,
        { input }: Types.MutationsubmitAdditionalInformationArgs,
        context: ApiContext,
      ) {
        const { player } = await context.signedIn();
        const answers = Object.fromEntries(
          Object.entries(input).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
        );
        const wrong = await saveAdditionalInformation(deps, player, factsOf(context), answers);
        if (wrong.length > 0) throw invalidFields(wrong);
        return current(context);
      },
    },
  };
}
