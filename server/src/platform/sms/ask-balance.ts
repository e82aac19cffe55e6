import * as z from 'zod'
import type { Config } from '#src/config'

const TIMEOUT_MS = 10_000

const smscAnswer = z.union([z.object({ balance: z.coerce.number() }), z.object({ error: z.string(), error_code: z.number() })])
const aeroAnswer = z.object({
  success: z.boolean(),
  data: z.object({ balance: z.number() }).nullable().catch(null),
  message: z.string().nullish(),
})

type Balance = { gateway: string; balance: number }

async function answerOf(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`HTTP ${response.status}`)
  }
}

async function smscBalance(address: string): Promise<Balance> {
  const { username, password, origin } = new URL(address)
  const body = new URLSearchParams({ login: decodeURIComponent(username), psw: decodeURIComponent(password), fmt: '3' })
  const read = smscAnswer.parse(await answerOf(`${origin}/sys/balance.php`, { method: 'POST', body }))
  if ('error_code' in read) throw new Error(`SMSC: ${read.error} (${read.error_code})`)
  return { gateway: 'SMSC', balance: read.balance }
}

async function smsAeroBalance(address: string): Promise<Balance> {
  const { username, password, origin } = new URL(address)
  const key = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const read = aeroAnswer.parse(
    await answerOf(`${origin}/v2/balance`, { headers: { authorization: `Basic ${key}`, accept: 'application/json' } }),
  )
  if (!read.success || !read.data) throw new Error(`SMS Aero: ${read.message ?? 'refused'}`)
  return { gateway: 'SMS Aero', balance: read.data.balance }
}

/** Balance of each configured gateway; throws the first refusal. */
export async function askBalances({ SMSC_URL, SMS_AERO_URL }: Config): Promise<Balance[]> {
  return [...(SMSC_URL ? [await smscBalance(SMSC_URL)] : []), ...(SMS_AERO_URL ? [await smsAeroBalance(SMS_AERO_URL)] : [])]
}
