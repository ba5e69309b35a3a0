/** The name parts of a player row; both are empty until the registration is complete. */
export interface NameColumns {
  readonly first_name: string;
  readonly last_name: string;
}

/** The full name as a person writes it; empty when no part is known. */
export function fullName({ first_name: given, last_name: family }: NameColumns): string {
  return `${given} ${family}`.trim();
}

/** The first letters of both names in upper case, as shown to other players. */
export function initialsOf({ first_name: given, last_name: family }: NameColumns): string {
  return [given, family].map((name) => [...name].slice(0, 1).join('').toUpperCase()).join('');
}
