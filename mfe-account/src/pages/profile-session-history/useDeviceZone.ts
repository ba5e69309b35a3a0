import { useLanguage } from '@foyer/i18n';

/** The time zone of the device as players know it, for example `Eastern European Standard Time`. */
export function useDeviceZone(): string {
  const format = new Intl.DateTimeFormat(useLanguage(), { timeZoneName: 'long' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name ?? format.resolvedOptions().timeZone;
}
