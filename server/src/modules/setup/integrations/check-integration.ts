import { randomUUID } from 'node:crypto'
import type { IntegrationCheck, IntegrationName } from '@vitrina/contract/setup/integrations'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import type { Context } from '#platform/context'
import { newChallenge } from '#platform/captcha/altcha'
import { isRecaptchaPassed } from '#platform/captcha/recaptcha'
import { isYandexPassed } from '#platform/captcha/yandex'
import { allowsScript } from '#platform/http/content-policy'
import { consumeToken } from '#platform/http/rate-limit'
import { renderLetter } from '#platform/mail/mail-template'
import { tryMail } from '#platform/mail/try-mail'
import { paymentProviderOf } from '#platform/payments/t-kassa/t-kassa'
import { isBankLocal } from '#platform/payments/t-kassa/terminal'
import { askBalances } from '#platform/sms/ask-balance'
import { letterLogo } from '#modules/content/letters/compose-letter'
import { requestDadata } from '#modules/directory/request-dadata'
import { readParties } from '#modules/directory/dadata.rules'
import { integrationTextsIn } from '#texts/integrations'
import { fill } from '#texts/texts'
import { mailSettings } from '../mail-check.ts'
import { countEventsOfDay, findOwnEmail } from './integrations.queries.ts'
import { listIntegrations } from './list-integrations.ts'

type Staff = Actor & { user: { id: number } }
type Check = (ctx: Context, actor: Staff) => Promise<IntegrationCheck>

const TIMEOUT_MS = 10_000
/** Each costs the service a question, and some of them money. */
const CHECKS = { limit: 30, windowSeconds: 3_600 }

const ok = (text: string, params: Record<string, string | number> = {}): IntegrationCheck => ({ isOk: true, text: fill(text, params) })
const no = (text: string, params: Record<string, string | number> = {}): IntegrationCheck => ({ isOk: false, text: fill(text, params) })

const checkMail: Check = async (ctx, actor) => {
  const texts = integrationTextsIn(actor.language)
  const email = await findOwnEmail(ctx, actor.user.id)
  if (!email) return no(texts.mailNobody)
  const siteName = inLanguage(actor.site.name, actor.language)
  const subject = fill(texts.mailSubject, { shop: siteName })
  const letter = renderLetter({
    siteName,
    logo: await letterLogo(ctx),
    language: actor.language,
    title: subject,
    paragraphs: [texts.mailText],
    footer: '',
  })
  await tryMail(ctx.config, { to: email, subject, ...letter })
  return ok(texts.mailSent, { email })
}

const checkSms: Check = async ({ config }, { language }) => {
  const balances = (await askBalances(config)).map(({ gateway, balance }) => `${gateway} ${balance}`)
  return ok(integrationTextsIn(language).smsBalance, { balances: balances.join(', ') })
}

const checkSuggestions: Check = async ({ config }, { language }) => {
  const found = readParties(await requestDadata(config, 'party', { query: 'Сбербанк', count: 3 }))
  return ok(integrationTextsIn(language).suggestions, { count: found.length })
}

/** An order the bank cannot know: a wrong terminal or signature is refused before it is looked for. */
const checkBank: Check = async ({ config }, { language }) => {
  const texts = integrationTextsIn(language)
  await paymentProviderOf(config)?.find(randomUUID())
  return ok(isBankLocal(config) ? texts.bankLocal : texts.bank, { terminal: config.T_KASSA_TERMINAL })
}

/** A made-up token is refused by a service that knows our key, and the refusal is the answer we want. */
const checkCaptcha: Check = async (ctx, actor) => {
  const texts = integrationTextsIn(actor.language)
  const { provider } = actor.site.settings.signupCaptcha
  if (provider === 'altcha') {
    await newChallenge(ctx)
    return ok(texts.captchaOwn)
  }
  if (provider === 'yandex') await isYandexPassed(ctx, actor, { token: 'check' })
  else await isRecaptchaPassed(ctx, actor, { token: 'check', action: 'check' })
  return ok(texts.captcha)
}

const checkChat: Check = async (_, { language, site: { settings } }) => {
  const texts = integrationTextsIn(language)
  const { type, link, chatButtons } = settings.chatButton
  if (type === 'none') return ok(texts.chatLinks, { count: chatButtons.length })
  // Only hosts the page itself would let in are asked: the address cannot lead into the seller's own network.
  if (!allowsScript(type, link)) return no(texts.chatBlocked, { host: URL.canParse(link) ? new URL(link).host : link })
  const { status, ok: isOk } = await fetch(link, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  return { isOk, text: fill(texts.chatScript, { status }) }
}

const checkAnalytics: Check = async (ctx, { language, siteId }) =>
  ok(integrationTextsIn(language).analytics, { count: await countEventsOfDay(ctx, siteId) })

const checks: Partial<Record<IntegrationName, Check>> = {
  mail: checkMail,
  sms: checkSms,
  suggestions: checkSuggestions,
  bank: checkBank,
  captcha: checkCaptcha,
  chat: checkChat,
  analytics: checkAnalytics,
}

/** Addresses in a failure may carry the credentials of the environment. */
const reasonOf = (error: unknown): string => {
  const text =
    error instanceof Error
      ? [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean).join(': ')
      : String(error)
  return text.replace(/:\/\/[^\s@/]*@/g, '://').slice(0, 300)
}

async function tryCheck(ctx: Context, actor: Staff, name: IntegrationName): Promise<IntegrationCheck> {
  const texts = integrationTextsIn(actor.language)
  const known = listIntegrations(ctx, actor).find((one) => one.name === name)
  const check = checks[name]
  if (!known?.canCheck || !check) return no(texts.off, { variables: known?.variables.join(', ') ?? '' })
  await consumeToken(ctx, { key: `integration-check:u:${actor.user.id}`, ...CHECKS })
  try {
    return await check(ctx, actor)
  } catch (error) {
    ctx.log.warn({ err: error, integration: name }, 'the check of an integration failed')
    return no(texts.failed, { reason: reasonOf(error) })
  }
}

/** Tries the service for real; what it answers, or why it does not, is the answer. */
export async function checkIntegration(ctx: Context, actor: Staff, name: IntegrationName): Promise<IntegrationCheck> {
  const checked = await tryCheck(ctx, actor, name)
  await recordEvent(ctx, actor, {
    type: 'integration.checked',
    entity: 'integration',
    entityId: name,
    diff: { after: { isOk: checked.isOk, ...(name === 'mail' && mailSettings(ctx)) } },
  })
  return checked
}
