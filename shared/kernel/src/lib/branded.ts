declare const brand: unique symbol;

/** A primitive type that is not assignable from others of the same shape. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };

export type PlayerId = Branded<string, 'PlayerId'>;
export type SessionId = Branded<string, 'SessionId'>;
