import * as client from 'openid-client'
import * as z from 'zod'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'

const TIMEOUT_SECONDS = 10

/** State of a sign-on between going to the bank and coming back. */
export type SignOnState = { state: string; nonce: string; codeVerifier: string }

const text = z.string().trim().max(200).nullish().catch(null)

/** T-ID sends more; unverified contacts prove nothing and are not even looked at. */
const person = z
  .object({
    sub: z.string().min(1).max(255),
    given_name: text,
    middle_name: text,
    family_name: text,
    email: text,
    email_verified: z.boolean().nullish().catch(false),
    phone_number: text,
    phone_number_verified: z.boolean().nullish().catch(false),
  })
  .transform((claims) => ({
    subject: claims.sub,
    firstname: claims.given_name ?? '',
    middlename: claims.middle_name ?? '',
    lastname: claims.family_name ?? '',
    email: (claims.email_verified && claims.email) || null,
    phone: (claims.phone_number_verified && claims.phone_number) || null,
  }))
export type BankPerson = z.output<typeof person>

/** The library calls nothing without TLS; a bank of the tests has none, so its address is mended where it leaves us. */
const asConfigured = ({ BANK_ID_URL }: Context['config'], url: string) => url.replace(/^https:/, new URL(BANK_ID_URL).protocol)

/** The bank's own addresses: it has no discovery document that names them. */
function configuration({ config }: Context, onToken: (answer: object) => void = () => {}): client.Configuration {
  const { BANK_ID_URL, BANK_ID_CLIENT, BANK_ID_SECRET } = config
  const secure = (path: string) => new URL(path, BANK_ID_URL).href.replace(/^http:/, 'https:')
  const bank = new client.Configuration(
    {
      issuer: BANK_ID_URL,
      authorization_endpoint: secure('/auth/authorize'),
      token_endpoint: secure('/auth/token'),
      userinfo_endpoint: secure('/userinfo/userinfo'),
    },
    BANK_ID_CLIENT,
    undefined,
    client.ClientSecretBasic(BANK_ID_SECRET),
  )
  bank.timeout = TIMEOUT_SECONDS
  bank[client.customFetch] = async (url, options) => {
    const answer = await fetch(asConfigured(config, url), options as RequestInit)
    if (url === secure('/auth/token') && answer.ok) {
      const body: unknown = await answer.clone().json()
      if (typeof body === 'object' && body !== null) onToken(body)
    }
    return answer
  }
  return bank
}

/** Where to send the browser. PKCE S256, state and nonce are new for each sign-on. */
export async function authorizationUrl(ctx: Context, returnTo: string): Promise<SignOnState & { url: string }> {
  const signOn = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier: client.randomPKCECodeVerifier() }
  const url = client.buildAuthorizationUrl(configuration(ctx), {
    redirect_uri: returnTo,
    scope: ctx.config.BANK_ID_SCOPE,
    state: signOn.state,
    nonce: signOn.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(signOn.codeVerifier),
    code_challenge_method: 'S256',
  })
  return { ...signOn, url: asConfigured(ctx.config, url.href) }
}

/** The person as the bank identified them. Whatever is wrong with its answer, the visitor sees one general error. */
export async function fetchBankPerson(ctx: Context, signOn: SignOnState, returned: URL): Promise<BankPerson> {
  const checks: client.AuthorizationCodeGrantChecks = { expectedState: signOn.state, pkceCodeVerifier: signOn.codeVerifier }
  // T-ID gives no id_token; one that comes all the same must carry our nonce.
  const bank = configuration(ctx, (answer) => {
    if ('id_token' in answer) checks.expectedNonce = signOn.nonce
  })
  try {
    const { access_token: token } = await client.authorizationCodeGrant(bank, returned, checks)
    const form = new URLSearchParams({ client_id: ctx.config.BANK_ID_CLIENT, client_secret: ctx.config.BANK_ID_SECRET })
    const endpoint = new URL(bank.serverMetadata().userinfo_endpoint ?? '')
    const answer = await client.fetchProtectedResource(bank, token, endpoint, 'POST', form)
    if (!answer.ok) throw new Error(`The bank tells nobody: ${answer.status}`)
    return person.parse(await answer.json())
  } catch (error) {
    // The address the error may quote holds the code: only its name and words are written down.
    const details = error instanceof Error ? { name: error.name, message: error.message } : {}
    ctx.log.warn({ bank: details }, 'the sign-on by the bank failed')
    throw new AppError('bank.failed')
  }
}
