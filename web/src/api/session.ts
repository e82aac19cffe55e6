import { localStore, sessionStore } from '#lib/storage.ts'

/** Names of the specification §3. */
const TOKEN = 'B2B_USER_TOKEN'
const AUTH_INITIAL = 'B2B_AUTH_INITIAL'
const VISITOR = 'B2B_USER_UUID'
const SESSION = 'B2B_SESSION_ID'

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
