declare const brand: unique symbol;

/** A primitive that cannot be confused with another of the same shape. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };

export type PlayerId = Branded<string, 'PlayerId'>;
export type SessionId = Branded<string, 'SessionId'>;
