/** Facts that a user agent string states; hints, never a reason to allow something (requirements/entities#device). */
export interface Device {
  readonly type: 'mobile' | 'tablet' | 'desktop';
  readonly os: 'iOS' | 'Android' | 'Windows Phone' | 'other';
}

/** Reads type and operating system from a user agent string; unknown ones are a desktop with another system. */
export function deviceOf(userAgent: string): Device {
  // Windows Phone names Android and iPhone too
  if (/Windows Phone/i.test(userAgent)) return { type: 'mobile', os: 'Windows Phone' };
  if (/iPad/i.test(userAgent)) return { type: 'tablet', os: 'iOS' };
  if (/iPhone|iPod/i.test(userAgent)) return { type: 'mobile', os: 'iOS' };
  const isMobile = /Mobi/i.test(userAgent);
  if (/Android/i.test(userAgent)) return { type: isMobile ? 'mobile' : 'tablet', os: 'Android' };
  if (/Tablet|PlayBook|Silk/i.test(userAgent)) return { type: 'tablet', os: 'other' };
  return { type: isMobile ? 'mobile' : 'desktop', os: 'other' };
}

/** The device in the enumeration of the API, which has no value for tablets. */
export function apiDeviceOf({ type }: Device): 'Desktop' | 'Mobile' {
  return type === 'desktop' ? 'Desktop' : 'Mobile';
}
