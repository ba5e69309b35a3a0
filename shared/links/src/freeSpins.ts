/** Parameter of the game page: assignation id of claimed free spins, with which it launches the game (requirements/entities#rewards). */
export const FREE_SPINS_PARAMETER = 'freeSpins';
