import type { Integration } from '@vitrina/contract/setup/integrations'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { isBankLocal, terminalOf } from '#platform/payments/t-kassa/terminal'

/** The host of an address with credentials in it, and nothing else of it. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

const SUGGESTED = ['DADATA_KEY']
const BANK = ['T_KASSA_TERMINAL', 'T_KASSA_PASSWORD']

const captchaVariables = { altcha: [], recaptcha: ['RECAPTCHA_PROJECT', 'RECAPTCHA_API_KEY'], yandex: ['YANDEX_CAPTCHA_SECRET'] }

const onIf = (isOn: boolean, otherwise: 'off' | 'local' = 'off') => (isOn ? 'on' : otherwise)

/** Every outside service and what may be shown of how it is configured: secrets stay in the environment. */
export function listIntegrations({ config }: Context, { site: { settings } }: Actor): Integration[] {
  const gateways = [config.SMSC_URL, config.SMS_AERO_URL].filter(Boolean)
  const { provider, enabled } = settings.signupCaptcha
  const captchaKeys: Record<string, boolean> = {
    altcha: true,
    recaptcha: config.RECAPTCHA_PROJECT !== '' && config.RECAPTCHA_API_KEY !== '',
    yandex: config.YANDEX_CAPTCHA_SECRET !== '',
  }
  const { chatButton, analytics } = settings
  const hasChat = chatButton.enabled && (chatButton.type !== 'none' || chatButton.chatButtons.length > 0)
  const counters = [
    analytics.b2b && 'B2B',
    analytics.yandex.enabled && `Яндекс Метрика ${analytics.yandex.counterId ?? ''}`.trim(),
    analytics.google.enabled && `Google ${analytics.google.id}`,
  ]
  return [
    {
      name: 'mail',
      state: onIf(config.SMTP_URL !== ''),
      details: config.SMTP_URL ? [hostOf(config.SMTP_URL), config.MAIL_FROM] : [],
      variables: ['SMTP_URL', 'MAIL_FROM'],
      canCheck: config.SMTP_URL !== '',
    },
    {
      name: 'sms',
      state: onIf(gateways.length > 0),
      details: gateways.map(hostOf),
      variables: ['SMSC_URL', 'SMS_AERO_URL'],
      canCheck: gateways.length > 0,
    },
    {
      name: 'suggestions',
      state: onIf(config.DADATA_KEY !== '', 'local'),
      details: config.DADATA_KEY ? [hostOf(config.DADATA_URL)] : [],
      variables: SUGGESTED,
      canCheck: config.DADATA_KEY !== '',
    },
    {
      name: 'bank',
      state: isBankLocal(config) ? 'local' : onIf(terminalOf(config) !== null),
      details: config.T_KASSA_TERMINAL ? [hostOf(config.T_KASSA_URL), config.T_KASSA_TERMINAL] : [],
      variables: BANK,
      canCheck: terminalOf(config) !== null,
    },
    {
      name: 'bankSignOn',
      state: onIf(config.BANK_ID_CLIENT !== '' && settings.bankSignOn.enabled),
      details: config.BANK_ID_CLIENT ? [hostOf(config.BANK_ID_URL)] : [],
      variables: ['BANK_ID_CLIENT', 'BANK_ID_SECRET'],
      canCheck: false,
    },
    {
      name: 'captcha',
      state: enabled ? onIf(provider !== 'altcha' && captchaKeys[provider] === true, provider === 'altcha' ? 'local' : 'off') : 'off',
      details: enabled ? [provider] : [],
      variables: captchaVariables[provider],
      canCheck: enabled && captchaKeys[provider] === true,
    },
    {
      name: 'chat',
      state: onIf(hasChat),
      details: chatButton.type === 'none' ? [] : [chatButton.type, hostOf(chatButton.link)].filter(Boolean),
      variables: [],
      canCheck: hasChat,
    },
    {
      name: 'analytics',
      state: onIf(counters.some(Boolean)),
      details: counters.filter((one) => one !== false),
      variables: [],
      canCheck: analytics.b2b,
    },
  ]
}
