import { localStore, sessionStore } from '#lib/storage.ts'

/** Names of the specification §3. */
const TOKEN = 'B2B_USER_TOKEN'
const AUTH_INITIAL = 'B2B_AUTH_INITIAL'
const VISITOR = 'B2B_USER_UUID'
const SESSION = 'B2B_SESSION_ID'
const IDENTITY = 'B2B_IDENTITY_COOKIE'

/** A remembered token comes back into the session of a new tab. */
export function userToken(): string | null {
  const current = sessionStore.get(TOKEN)
  if (current) return current
  const remembered = localStore.get(TOKEN)
  if (remembered) sessionStore.set(TOKEN, remembered)
  return remembered
}

export function keepToken(token: string, { rememberMe }: { rememberMe: boolean }): void {
  sessionStore.set(TOKEN, token)
  if (rememberMe) localStore.set(TOKEN, token)
  localStore.set(AUTH_INITIAL, 'signin')
}

export function forgetToken(): void {
  sessionStore.remove(TOKEN)
  localStore.remove(TOKEN)
}

/** The view the auth dialog opens with, if this browser has signed in before. */
export const preferredAuthView = (): string | null => localStore.get(AUTH_INITIAL)

function madeOnce(store: typeof localStore, key: string): string {
  const known = store.get(key)
  if (known) return known
  const made = crypto.randomUUID()
  store.set(key, made)
  return made
}

/** Made on the first visit and kept. */
export const visitorUuid = (): string => madeOnce(localStore, VISITOR)

export const sessionId = (): string => madeOnce(sessionStore, SESSION)

/** Specification §3: both ids exist from the first moment of a visit. */
export function beginVisit(): void {
  visitorUuid()
  sessionId()
}

/** Specification §3: set on path `/`; it names the visitor to outside widgets and carries no authority. */
export function setIdentity({ name, value }: { name: string; value: string }): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`
  localStore.set(IDENTITY, name)
}

export function eraseIdentity(): void {
  const name = localStore.get(IDENTITY)
  if (name) document.cookie = `${name}=; path=/; Max-Age=0`
  localStore.remove(IDENTITY)
}
