import { networkInterfaces } from 'node:os'

const ALL = new Set(['0.0.0.0', '::'])
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/

/** The address by which other machines reach a server that listens on `host`; null when they do not. */
export function networkAddress(host: string): string | null {
  if (LOOPBACK.test(host)) return null
  if (!ALL.has(host)) return host.includes(':') ? `[${host}]` : host
  const addresses = Object.values(networkInterfaces()).flatMap((those) => those ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}
