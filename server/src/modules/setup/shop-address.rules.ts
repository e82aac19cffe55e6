import { isHostName } from '@vitrina/contract/site/settings.rules'

export type ShopAddress = { host: string; url: string }

const isLocal = (host: string) => host === 'localhost' || /^[\d.]+$/.test(host)

/** The shop's address as a seller writes it: a bare name, with a scheme or with a port. Without a scheme it is https, on this machine http. */
export function readShopAddress(text: string): ShopAddress | null {
  const written = text.trim().replace(/\/+$/, '')
  const [, scheme, rest = ''] = /^(https?:\/\/)?(.*)$/i.exec(written) ?? []
  if (!rest || /[\s/?#@]/.test(rest)) return null
  const local = `http://${rest}`
  if (!URL.canParse(local)) return null
  // The parser also spells Cyrillic names the way browsers ask for them.
  const { hostname, port } = new URL(local)
  if (!isHostName(hostname)) return null
  const protocol = scheme?.toLowerCase() ?? (isLocal(hostname) ? 'http://' : 'https://')
  const given = port && `:${port}`
  return { host: hostname, url: `${protocol}${hostname}${given}` }
}
