import * as z from 'zod'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { callProvider } from './call-provider.ts'

const verdict = z.object({ status: z.enum(['ok', 'failed']) })

/** Yandex SmartCaptcha. */
export async function isYandexPassed({ config }: Context, { ip }: Actor, { token }: { token: string }): Promise<boolean> {
  const body = new URLSearchParams({ secret: config.YANDEX_CAPTCHA_SECRET, token, ip })
  return verdict.parse(await callProvider(`${config.YANDEX_CAPTCHA_URL}/validate`, { body })).status === 'ok'
}
