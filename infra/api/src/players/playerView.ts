import type * as Types from '@foyer/graphql/main';
import { LEGAL_VERSIONS, type Brand, type LegalTextKind } from '@foyer/market';
import { maskPersonalCode } from '../personal-codes/personalCodes.ts';
import type { PlayerRow } from './playerRow.ts';
import { emailValidity, phoneNumberValidity } from './contactValidity.ts';
import { viewCountry } from './country.ts';

/** Payment totals that fields of the player use. */
export interface PaymentSummary {
  readonly deposits: number;
  readonly depositedMinor: number;
}

export interface RequestedUpload {
  readonly type: Types.SourceOfWealth;
  readonly comment: string | null;
}

export interface PlayerParts {
  readonly player: PlayerRow;
  /** The national code as it was entered; only its end is shown. */
  readonly personalCode: string | null;
  readonly brand: Brand;
  readonly payments: PaymentSummary;
  readonly uploads: readonly RequestedUpload[];
  readonly realityCheckMinutes: number | null;
  readonly canWithdraw: boolean;
  readonly now: number;
}

export function viewPlayer({
  player,
  personalCode,
  brand,
  payments,
  uploads,
  realityCheckMinutes,
  canWithdraw,
  now,
}: PlayerParts): Types.Player {
  return {
    id: player.id,
    playerId: player.id,
    accountStatus: {
      status: player.status,
      cause: player.status_cause,
      closureReason: player.status === 'Closed' ? player.closure_reason : null,
      reopenByCustomerAllowed: player.reopen_by_customer_allowed,
    },
    country: viewCountry(player.country, brand),
    numberOfDeposits: payments.deposits,
    language: player.language,
    email: player.email,
    isPhoneNumberVerified: player.is_phone_number_verified,
    phoneNumber: player.phone_number,
    emailValidity: emailValidity(player),
    phoneNumberValidity: phoneNumberValidity(player),
    registrationMethod: player.registration_method,
    realityCheckPeriod: realityCheckMinutes === null ? null : Math.ceil(realityCheckMinutes),
    personalInfo: viewPersonalInfo(player, personalCode),
    emailVerified: player.email_verified,
    emailVerification: viewEmailVerification(player),
    marketingPreferences: {
      marketingBlocked: isMarketingBlocked(player),
    },
    isSuppressedInAnyCommunicationGroup: player.is_suppressed,
    isSmsMarketingAccepted: player.sms_marketing,
    isEmailMarketingAccepted: player.email_marketing,
    isPhoneMarketingAccepted: player.phone_marketing,
    isWebPushMarketingAccepted: player.web_push_marketing,
    termsAccepted: player.terms_version === LEGAL_VERSIONS.TERMS,
    privacyPolicyAccepted: player.privacy_version === LEGAL_VERSIONS.PRIVACY_POLICY,
    ...viewRestrictions(player, now),
    canWithdraw,
    kycCheckStatus: {
      status: player.kyc_status,
      deadline: iso(player.kyc_deadline),
      verificationsDone: [...player.kyc_done],
      verificationsMissing: [...player.kyc_missing],
    },
    totalDepositAmount: payments.depositedMinor,
    sourceOfWealthStatus: {
      status: player.sow_status,
      dueDate: iso(player.sow_due_at),
      dueDateExpired: player.play_blocks.includes('SOURCE_OF_WEALTH_EXPIRED'),
      requiredDocumentsUploadV2: uploads.map((upload) => ({
        comment: upload.comment,
        requestedFundingType: upload.type,
      })),
    },
    bankingCDD: player.banking_cdd,
    hasFirstTimeDeposit: payments.deposits > 0,
  };
}

function viewRestrictions(player: PlayerRow, now: number) {
  return {
    isInstantBankingBlocked:
      player.instant_banking_blocked_from !== null && player.instant_banking_blocked_from.getTime() <= now,
    instantBankingBlock: player.instant_banking_blocked_from && {
      activeFrom: player.instant_banking_blocked_from.toISOString(),
    },
    selfExclusionDetails: player.self_excluded_at && { exclusionEndsAt: iso(player.self_exclusion_ends_at) },
    timeouts:
      player.timeout_ends_at !== null && player.timeout_ends_at.getTime() > now
        ? { timeoutEndsAt: player.timeout_ends_at.toISOString() }
        : null,
    areWithdrawalsBlocked: player.withdrawals_blocked,
  };
}

function viewPersonalInfo(player: PlayerRow, personalCode: string | null): Types.PersonalInfo {
  return {
    street: player.street,
    city: player.city,
    firstName: player.first_name,
    lastName: player.last_name,
    dateOfBirth: player.date_of_birth,
    zipCode: player.zip_code,
    state: player.state,
    ssn: maskPersonalCode(personalCode),
  };
}

export function viewEmailVerification(player: PlayerRow): Types.EmailVerification {
  return { status: player.email_verified ? 'Done' : 'Required', reason: player.email_verification_reason };
}

/** The legal texts in force with the versions that the player accepted last. */
export function viewLegalTexts(player: PlayerRow): Types.LegalText[] {
  return [
    legalText(player, 'TERMS', player.terms_version, player.terms_accepted_at),
    legalText(player, 'PRIVACY_POLICY', player.privacy_version, player.privacy_accepted_at),
  ];
}

function legalText(
  player: PlayerRow,
  kind: LegalTextKind,
  accepted: string | null,
  acceptedAt: Date | null,
): Types.LegalText {
  const version = LEGAL_VERSIONS[kind];
  return {
    id: `${player.id}:${kind}`,
    kind,
    version,
    acceptedVersion: accepted,
    acceptedAt: iso(acceptedAt),
    isAccepted: accepted === version,
  };
}

export function iso(date: Date | null): string | null {
  return date && date.toISOString();
}

/** True while the player may not receive marketing, regardless of the consent. */
export function isMarketingBlocked(player: Pick<PlayerRow, 'play_blocks' | 'status'>): boolean {
  return player.play_blocks.includes('SELF_EXCLUDED') || player.status === 'Closed';
}
