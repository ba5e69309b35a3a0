import { createHash } from 'node:crypto';
import { playerOf, SQUAD_SIZE, type OutcomeId } from '@foyer/kernel/markets';
import type { FeedSquads } from '@foyer/kernel/sports-feed';
import type { Competition, Team } from './row.ts';

const INITIALS = 'ABCDEFGHIJKLMNOPRSTV';

/** Common surnames by country; the players are fictional. */
const SURNAMES: Readonly<Record<string, readonly string[]>> = {
  GB: names(
    'Ashworth Barlow Calder Dunning Ellery Fenwick Garside Holroyd Ingham Kershaw Langley Marsden Oakes Pickering Rudd Stanhope Thornley Whitlock',
  ),
  ES: names(
    'Aguado Barrero Calvet Domínguez Escribano Ferrer Galindo Hidalgo Ibarra Lozano Marín Navarro Ochoa Peralta Quintana Robledo Salinas Valverde',
  ),
  DE: names(
    'Albers Brandt Carstens Dreher Ehlers Falk Gerdes Hoffmeister Imhoff Kessler Lorenz Meinhardt Oswald Petersen Reinhard Sommer Thiele Voigt',
  ),
  IT: names(
    'Amato Bellini Caruso Donati Esposito Ferraro Gallo Lombardi Marchesi Neri Orlando Pagani Ricci Santoro Testa Valenti Vitale Zanetti',
  ),
  FR: names(
    'Aubert Blanchard Chevalier Delorme Évrard Fabre Garnier Hamelin Joubert Lacroix Marchand Noël Perrin Renaud Sabatier Tessier Vasseur Vidal',
  ),
  NL: names(
    'Aalders Bakker Coenen Dekker Evers Geerts Hendriks Jansma Koster Lammers Mulder Noordhof Postma Reinders Schouten Terpstra Visscher Wouters',
  ),
  PT: names(
    'Almeida Barbosa Cardoso Domingues Esteves Fonseca Guerreiro Lourenço Magalhães Nogueira Oliveira Pacheco Quaresma Ramalho Sequeira Tavares Valente Vilela',
  ),
  BR: names(
    'Araújo Batista Camargo Duarte Evangelista Freitas Gonçalves Holanda Junqueira Lacerda Macedo Nascimento Pinheiro Queiroz Rezende Siqueira Teixeira Vasconcelos',
  ),
  FI: names(
    'Aaltonen Eskola Hakala Heinonen Jokinen Kallio Koskela Laaksonen Mattila Nieminen Ojala Peltonen Rantanen Salonen Tuominen Uotila Virtanen Ylönen',
  ),
  SE: names(
    'Almqvist Bergman Cederlund Dahlberg Edström Forsell Gustavsson Hedlund Isaksson Jonsson Lundgren Mattsson Nordin Öberg Pettersson Sandell Wallin Åkesson',
  ),
  EE: names('Aas Eller Hunt Ilves Jõgi Kask Kivi Laur Mägi Nurk Oja Pärn Raud Saar Tamme Uibo Vaher Õunapuu'),
  INT: names(
    'Adeyemi Bianco Castillo Duval Eriksen Fuentes Georgiou Haddad Ivanov Jovanović Kovalenko Larsen Moreau Novak Okafor Petrov Rossi Tanaka',
  ),
};

function names(list: string): readonly string[] {
  return list.split(' ');
}

/** Share of the goals of a side by player; the first is the goalkeeper. */
export const GOAL_SHARES = [0, 0.03, 0.04, 0.04, 0.03, 0.08, 0.1, 0.12, 0.08, 0.22, 0.26] as const;

/** Names of the starting eleven of a team, the same in every match. They depend on nothing secret. */
export function squadOf({ country }: Competition, { name }: Team): readonly string[] {
  const pool = SURNAMES[country] ?? SURNAMES['INT'] ?? [];
  const digest = createHash('sha256').update(name).digest();
  const byteAt = (index: number): number => digest[index % digest.length] ?? 0;
  const surnames = pool
    .map((surname, index) => ({ surname, order: byteAt(index) * pool.length + index }))
    .sort((left, right) => left.order - right.order);
  return surnames
    .slice(0, SQUAD_SIZE)
    .map(({ surname }, index) => `${INITIALS[byteAt(index + 20) % INITIALS.length]}. ${surname}`);
}

/** Name of the player whom an outcome names; null for other outcomes. */
export function playerName(squads: FeedSquads | null, outcome: OutcomeId): string | null {
  const player = playerOf(outcome);
  return (player && squads?.[player.side][player.number - 1]) ?? null;
}
