import type { Config } from '#src/config'

export type Terminal = { url: string; terminal: string; password: string }

/** Where the demo store keeps its own bank. */
export const LOCAL_BANK = '/local-bank'

/** No secrets: anybody may press “pay” at this bank. */
const LOCAL_KEYS = { terminal: 'VitrinaLocalDEMO', password: 'local-bank-of-the-demo' }

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]', ''])

/** The store's address on this machine, whatever its public name. */
export const ownAddress = ({ HOST, PORT }: Config): string =>
  `http://${EVERY_ADDRESS.has(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`

/** A demo store without a terminal of its own pays at the bank inside it. */
export const isBankLocal = ({ T_KASSA_TERMINAL, isDemo }: Config): boolean => isDemo && !T_KASSA_TERMINAL

/** The bank's credentials of the store; null: the store takes no payments online. */
export function terminalOf(config: Config): Terminal | null {
  if (isBankLocal(config)) return { ...LOCAL_KEYS, url: ownAddress(config) + LOCAL_BANK }
  const { T_KASSA_TERMINAL, T_KASSA_PASSWORD, T_KASSA_URL } = config
  if (!T_KASSA_TERMINAL || !T_KASSA_PASSWORD) return null
  return { terminal: T_KASSA_TERMINAL, password: T_KASSA_PASSWORD, url: T_KASSA_URL.replace(/\/$/, '') }
}
