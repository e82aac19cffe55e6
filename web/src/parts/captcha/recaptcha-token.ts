import { addScript } from '#lib/add-script.ts'
import { loadOnce } from '#lib/load-once.ts'
import { CaptchaError } from './captcha-error.ts'

type Enterprise = { ready: (run: () => void) => void; execute: (key: string, options: { action: string }) => Promise<string> }
type Bridge = { postMessage: (asked: { key: string; action: string }) => Promise<unknown> }

declare global {
  interface Window {
    grecaptcha?: { enterprise: Enterprise }
    /** Handlers our iOS app adds to its web view. */
    webkit?: { messageHandlers?: { captcha?: Bridge } }
  }
}

/** Specification §9. */
const BRIDGE_WAIT = 1000

type TokenRequest = { key: string; action: string }

/** Inside the iOS app the app itself answers; without an answer the page continues as any browser does. */
async function bridgeToken(request: TokenRequest): Promise<string | undefined> {
  const bridge = window.webkit?.messageHandlers?.captcha
  if (!bridge) return undefined
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), BRIDGE_WAIT)
  })
  // The web view's own postMessage, not the window's: it has no origin and returns a promise.
  const reply = Reflect.apply(bridge.postMessage, bridge, [request])
  // A refusal of the app must not block the person.
  const answer = await Promise.race([reply.catch(() => undefined), timeout])
  return typeof answer === 'string' && answer ? answer : undefined
}

const loadScript = loadOnce((key: string) => addScript(`https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(key)}`))

async function load(key: string): Promise<Enterprise> {
  try {
    await loadScript(key)
  } catch (cause) {
    throw new CaptchaError('failed', cause)
  }
  const { enterprise } = window.grecaptcha ?? {}
  if (!enterprise) throw new CaptchaError('failed')
  await new Promise<void>((resolve) => {
    enterprise.ready(resolve)
  })
  return enterprise
}

/** reCAPTCHA Enterprise by score: nothing to click. */
export async function recaptchaToken(request: TokenRequest): Promise<string> {
  const bridged = await bridgeToken(request)
  if (bridged) return bridged
  const enterprise = await load(request.key)
  return enterprise.execute(request.key, { action: request.action })
}
