/** Fictional studios, in the order of the studio list. */
export const STUDIOS = [
  { id: 'emberwick', name: 'Emberwick', description: 'Fireside folk tales with thick woodcut lines.' },
  { id: 'northlight', name: 'Northlight Works', description: 'Cold seas, low horizons and long nights.' },
  { id: 'kettle-crane', name: 'Kettle & Crane', description: 'Ink, paper and a pot of tea.' },
  { id: 'brasspoint', name: 'Brasspoint', description: 'Engraved maps and machines that tick.' },
  { id: 'saltmarsh', name: 'Saltmarsh', description: 'Fruit, seaside and enamel signs.' },
  { id: 'parallax-nine', name: 'Parallax Nine', description: 'Geometry, neon and distant planets.' },
  { id: 'mossgate', name: 'Mossgate', description: 'The forest at arm’s length, printed in few colours.' },
  { id: 'oldcourt', name: 'Oldcourt Tables', description: 'Roulette, kept simple.' },
] as const;

export type StudioRow = (typeof STUDIOS)[number];
export type StudioId = StudioRow['id'];
