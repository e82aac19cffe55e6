/** Outside services a site may switch on; nothing of theirs is allowed until it does. */
export type OutsideService = 'jivo' | 'bitrix' | 'recaptcha' | 'yandex-captcha'

type Sources = { script: string[]; connect: string[]; frame: string[]; img: string[]; style: string[]; font: string[]; media: string[] }

const JIVO = ['https://*.jivo.ru', 'https://*.jivosite.com']
const BITRIX = ['https://*.bitrix24.ru', 'https://*.bitrix24.com', 'https://*.bitrix24.uz']

const sourcesOf: Record<OutsideService, Partial<Sources>> = {
  jivo: {
    script: JIVO,
    connect: [...JIVO, 'wss://*.jivo.ru', 'wss://*.jivosite.com'],
    frame: JIVO,
    img: JIVO,
    style: JIVO,
    font: JIVO,
    media: JIVO,
  },
  bitrix: {
    script: BITRIX,
    connect: [...BITRIX, 'wss://*.bitrix24.ru'],
    frame: BITRIX,
    img: BITRIX,
    style: BITRIX,
    font: BITRIX,
    media: BITRIX,
  },
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    img: ['https://www.gstatic.com/recaptcha/'],
  },
  'yandex-captcha': {
    script: ['https://smartcaptcha.cloud.yandex.ru', 'https://smartcaptcha.yandexcloud.net'],
    connect: ['https://smartcaptcha.cloud.yandex.ru', 'https://smartcaptcha.yandexcloud.net'],
    frame: ['https://smartcaptcha.cloud.yandex.ru', 'https://smartcaptcha.yandexcloud.net'],
  },
}

/** Whether the page would let in a script of this service from this address. */
export function allowsScript(service: OutsideService, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port } = new URL(address)
  const patterns = sourcesOf[service].script ?? []
  return (
    protocol === 'https:' &&
    port === '' &&
    patterns.some((pattern) => pattern.startsWith('https://*.') && hostname.endsWith(pattern.slice('https://*'.length)))
  )
}

/** Chat widgets write style elements of their own into the page and know no nonce. */
const WRITES_STYLES: readonly OutsideService[] = ['jivo', 'bitrix']

/** Inline parts of the page that are let in: styles made at run time carry the nonce, those of a cached page are known by their hash. */
export type Inline =
  | { nonce: string }
  | {
      scriptHashes: readonly string[]
      styleHashes: readonly string[]
      /** Of the style attributes, each in its own words. */
      attributeHashes: readonly string[]
    }

/** Only the very same text of an attribute is let in; that is all that 'unsafe-hashes' allows here. */
const attributesOf = (inline: Inline) =>
  'nonce' in inline || inline.attributeHashes.length === 0
    ? {}
    : { 'style-src-attr': ["'unsafe-hashes'", ...inline.attributeHashes.map((hash) => `'${hash}'`)] }

const scriptsOf = (inline: Inline) => ('nonce' in inline ? [] : inline.scriptHashes.map((hash) => `'${hash}'`))
const stylesOf = (inline: Inline) => ('nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.styleHashes.map((hash) => `'${hash}'`))

/** The policy of the web app's page: our own files, the inline parts we wrote, and the sources of the switched-on services. */
export function pagePolicy({
  inline,
  services,
  isHttps,
}: {
  inline: Inline
  services: readonly OutsideService[]
  /** Whether the page itself came by HTTPS: one that came by plain HTTP would wait for files that are not served. */
  isHttps: boolean
}): string {
  const from = (kind: keyof Sources) => services.flatMap((service) => sourcesOf[service][kind] ?? [])
  const styles = services.some((service) => WRITES_STYLES.includes(service)) ? ["'unsafe-inline'"] : stylesOf(inline)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptsOf(inline), ...from('script')],
    'style-src': ["'self'", ...styles, ...from('style')],
    ...(styles.includes("'unsafe-inline'") ? {} : attributesOf(inline)),
    'img-src': ["'self'", 'data:', 'blob:', ...from('img')],
    'font-src': ["'self'", ...from('font')],
    'connect-src': ["'self'", ...from('connect')],
    'media-src': ["'self'", ...from('media')],
    'frame-src': from('frame').length > 0 ? from('frame') : ["'none'"],
    // The captcha of our own counts in a worker made from a blob.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
