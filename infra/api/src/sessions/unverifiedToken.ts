import * as v from 'valibot';
import { brandOfHost, isBrandId, type BrandId } from '@foyer/market';

const headerSchema = v.object({ kid: v.optional(v.string()) });
const issuerSchema = v.object({ iss: v.string() });

/** The key that the header names; it decides nothing before the signature is verified with it. */
export function keyIdOf(token: string): string | undefined {
  return readPart(token, 0, headerSchema)?.kid;
}

/** The brand of the issuer's origin; the signature is then verified with the keys of that brand's realm. */
export function brandOfToken(token: string): BrandId | undefined {
  const issuer = URL.parse(readPart(token, 1, issuerSchema)?.iss ?? '');
  const realm = /^\/realms\/([a-z0-9-]+)$/.exec(issuer?.pathname ?? '')?.[1] ?? '';
  return isBrandId(realm) && brandOfHost(issuer?.host ?? '') === realm ? realm : undefined;
}

/** The header (0) or the claims (1) of a token whose signature is not verified yet. */
function readPart<Schema extends v.GenericSchema>(
  token: string,
  index: 0 | 1,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
