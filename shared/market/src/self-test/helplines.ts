/** A service that helps people with gambling problems, free of charge and independent of operators. */
export interface Helpline {
  readonly name: string;
  /** International services have none. */
  readonly telephone: string | undefined;
  /** Also the source of the telephone number. */
  readonly url: string;
  /** Part of the country that it serves; the whole country when absent. */
  readonly region?: string;
}

/**
 * Helplines by ISO 3166 country of the player. The numbers were not compared with the services' own pages:
 * confirm each on its page before a brand opens.
 */
const HELPLINES: Readonly<Record<string, readonly [Helpline, ...Helpline[]]>> = {
  AT: [{ name: 'Spielsuchthilfe', telephone: '+43 1 544 13 57', url: 'https://www.spielsuchthilfe.at/' }],
  CA: [
    {
      name: 'ConnexOntario',
      telephone: '1-866-531-2600',
      url: 'https://www.connexontario.ca/',
      region: 'Ontario',
    },
    {
      name: 'Jeu : aide et référence',
      telephone: '1-800-461-0140',
      url: 'https://aidejeu.ca/',
      region: 'Québec',
    },
  ],
  EE: [{ name: 'Hasartmängusõltuvuse nõustamiskeskus', telephone: '15410', url: 'https://www.15410.ee/' }],
  FI: [{ name: 'Peluuri', telephone: '0800 100 101', url: 'https://peluuri.fi/' }],
  IE: [{ name: 'Gambling Care', telephone: '1800 936 725', url: 'https://www.gamblingcare.ie/' }],
  IN: [{ name: 'Tele MANAS', telephone: '14416', url: 'https://telemanas.mohfw.gov.in/' }],
  JP: [{ name: 'ギャンブル依存症問題を考える会', telephone: '070-4501-9625', url: 'https://scga.jp/' }],
  MT: [{ name: 'Responsible Gaming Foundation', telephone: '1777', url: 'https://www.rgf.org.mt/' }],
  NO: [{ name: 'Hjelpelinjen', telephone: '800 800 40', url: 'https://hjelpelinjen.no/' }],
  NZ: [{ name: 'Gambling Helpline', telephone: '0800 654 655', url: 'https://www.gamblinghelpline.co.nz/' }],
  ZA: [
    {
      name: 'National Responsible Gambling Programme',
      telephone: '0800 006 008',
      url: 'https://responsiblegambling.org.za/',
    },
  ],
};

const INTERNATIONAL: Helpline = {
  name: 'Gambling Therapy',
  telephone: undefined,
  url: 'https://www.gamblingtherapy.org/',
};

/** Helplines for a player of a country, the nearest first; never empty. */
export function helplinesOf(country: string): readonly [Helpline, ...Helpline[]] {
  const national = HELPLINES[country];
  return national ? [...national, INTERNATIONAL] : [INTERNATIONAL];
}

/** The nearest helpline of a country. */
export function helplineOf(country: string): Helpline {
  return helplinesOf(country)[0];
}
