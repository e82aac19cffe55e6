import { addScript } from '#lib/add-script.ts'
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

type Asked = { key: string; action: string }

/** Inside the iOS app the app itself answers; without an answer the page continues as any browser does. */
async function bridgeToken(asked: Asked): Promise<string | undefined> {
  const bridge = window.webkit?.messageHandlers?.captcha
  if (!bridge) return undefined
  const silence = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), BRIDGE_WAIT)
  })
  // The web view's own postMessage, not the window's: it has no origin and returns a promise.
  const reply = Reflect.apply(bridge.postMessage, bridge, [asked])
  // A refusal of the app must not block the person.
  const answer = await Promise.race([reply.catch(() => undefined), silence])
  return typeof answer === 'string' && answer ? answer : undefined
}

let loading: Promise<void> | undefined

async function load(key: string): Promise<Enterprise> {
  loading ??= addScript(`https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(key)}`)
  try {
    await loading
  } catch (cause) {
    loading = undefined
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
export async function recaptchaToken(asked: Asked): Promise<string> {
  const given = await bridgeToken(asked)
  if (given) return given
  const enterprise = await load(asked.key)
  return enterprise.execute(asked.key, { action: asked.action })
}
