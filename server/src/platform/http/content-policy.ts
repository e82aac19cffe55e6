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

/** The policy of the web app's page: our own files, styles that carry the nonce, and the sources of the switched-on services. */
export function pagePolicy({
  nonce,
  services,
  isHttps,
}: {
  nonce: string
  services: readonly OutsideService[]
  /** Whether the page itself came by HTTPS: one that came by plain HTTP would wait for files that are not served. */
  isHttps: boolean
}): string {
  const from = (kind: keyof Sources) => services.flatMap((service) => sourcesOf[service][kind] ?? [])
  const styles = services.some((service) => WRITES_STYLES.includes(service)) ? "'unsafe-inline'" : `'nonce-${nonce}'`
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...from('script')],
    'style-src': ["'self'", styles, ...from('style')],
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
