import { randomUuid } from '#lib/random-uuid.ts'
import { localStore, sessionStore } from '#lib/storage.ts'

/** Names of the specification §3. */
const TOKEN = 'B2B_USER_TOKEN'
const AUTH_INITIAL = 'B2B_AUTH_INITIAL'
const VISITOR = 'B2B_USER_UUID'
const SESSION = 'B2B_SESSION_ID'
const IDENTITY = 'B2B_IDENTITY_COOKIE'
const KNOWN_USER = 'B2B_KNOWN_USER'
const BANK_BROWSER = 'B2B_BANK_BROWSER'
const STAFF_TOKEN = 'B2B_STAFF_TOKEN'

/** A remembered token comes back into the session of a new tab. */
export function userToken(): string | null {
  const current = sessionStore.get(TOKEN)
  if (current) return current
  const remembered = localStore.get(TOKEN)
  if (remembered) sessionStore.set(TOKEN, remembered)
  return remembered
}

export function storeToken(token: string, { rememberMe }: { rememberMe: boolean }): void {
  sessionStore.set(TOKEN, token)
  if (rememberMe) localStore.set(TOKEN, token)
  else localStore.remove(TOKEN)
  localStore.set(AUTH_INITIAL, 'signin')
}

/** In this tab alone; the staff member's own session is kept. */
export function beginStandIn(token: string): void {
  sessionStore.set(STAFF_TOKEN, userToken() ?? '')
  sessionStore.set(TOKEN, token)
}

/** False when there was no stand-in session. */
export function endStandIn(): boolean {
  const own = sessionStore.get(STAFF_TOKEN)
  if (!own) return false
  sessionStore.set(TOKEN, own)
  sessionStore.remove(STAFF_TOKEN)
  return true
}

/** The end of the work in a buyer's place does not end one's own session. */
export function clearToken(): void {
  if (endStandIn()) return
  sessionStore.remove(TOKEN)
  localStore.remove(TOKEN)
}

/** Another tab signed in or out, or found the session ended: a tab with the same token gets the current one. */
export function onTokenChangeInOtherTab(listener: (token: string | null) => void): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== TOKEN || sessionStore.get(TOKEN) !== oldValue) return
    if (newValue) sessionStore.set(TOKEN, newValue)
    listener(newValue)
  })
}

/** Specification §4: after sign-up the phone and e-mail are stored for the next sign-in of this browser. */
export const storeKnownUser = (user: { phone?: string; email?: string }): void => localStore.set(KNOWN_USER, JSON.stringify(user))

/** The login of this browser's last sign-up: the e-mail, else the phone. */
export function knownLogin(): string {
  try {
    const { email, phone } = JSON.parse(localStore.get(KNOWN_USER) ?? '{}') as { phone?: string; email?: string }
    return email ?? phone ?? ''
  } catch {
    // Another program wrote under our key: treated as empty.
    return ''
  }
}

/** A secret of this tab: only the tab that left for the bank accepts the bank's answer. */
export function createBankSecret(): string {
  const secret = randomUuid() + randomUuid()
  sessionStore.set(BANK_BROWSER, secret)
  return secret
}

/** Read once, then removed. */
export function consumeBankSecret(): string {
  const secret = sessionStore.get(BANK_BROWSER) ?? ''
  sessionStore.remove(BANK_BROWSER)
  return secret
}

const authViews = ['signin', 'signup'] as const

/** Specification §2: the view this browser prefers the auth dialog to open with, else the configured one. */
export function firstAuthView(configured: (typeof authViews)[number]): (typeof authViews)[number] {
  const preferred = localStore.get(AUTH_INITIAL)
  return authViews.find((view) => view === preferred) ?? configured
}

function getOrCreateId(store: typeof localStore, key: string): string {
  const known = store.get(key)
  if (known) return known
  const made = randomUuid()
  store.set(key, made)
  return made
}

/** Created on the first visit and stored. */
export const visitorUuid = (): string => getOrCreateId(localStore, VISITOR)

export const sessionId = (): string => getOrCreateId(sessionStore, SESSION)

/** Specification §3: both ids exist from the first moment of a visit. */
export function beginVisit(): void {
  visitorUuid()
  sessionId()
}

/** Specification §3: set on path `/`; it identifies the visitor to third-party widgets and grants no access. */
export function setIdentity({ name, value }: { name: string; value: string }): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`
  localStore.set(IDENTITY, name)
}

export function eraseIdentity(): void {
  const name = localStore.get(IDENTITY)
  if (name) document.cookie = `${name}=; path=/; Max-Age=0`
  localStore.remove(IDENTITY)
}
