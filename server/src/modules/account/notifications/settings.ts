import type { NotificationChoice, NotificationSettings } from '@vitrina/contract/account/notification-settings'
import { eventNames, isOn, notificationEvents, silentEvents } from '@vitrina/contract/account/notification-settings.rules'
import type { FieldError } from '@vitrina/contract/errors'
import { type Actor, type ActorUser, isStandIn } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { accountTextsIn } from '#texts/account'
import { parseSettings } from './channels-for.ts'
import { findRecipient, hasMarketingConsent, listOwnCompanies, lockSettings, saveSettings } from './notifications.queries.ts'
import { mergeSettings, wholeSettings } from './notifications.rules.ts'

type User = Actor & { user: ActorUser }

export async function readSettings(ctx: Context, actor: User): Promise<NotificationChoice> {
  const { user } = actor
  const row = await findRecipient(ctx, user.id)
  if (!row) throw new AppError('auth.required')
  const companies = await listOwnCompanies(ctx, user.id)
  return {
    settings: wholeSettings(parseSettings(row.settings)),
    channels: [
      { channel: 'email', to: row.email },
      { channel: 'sms', to: row.phone },
    ],
    hasMarketingConsent: await hasMarketingConsent(ctx, user.id),
    companies: companies.filter(({ id }) => !isStandIn(actor) || id === user.companyId),
  }
}

async function wrongIn(tx: Context, actor: User, settings: NotificationSettings): Promise<FieldError[]> {
  const texts = accountTextsIn(actor.language).fields
  const silent = silentEvents(settings.events).map((event) => ({
    field: `settings.events.${event}`,
    message: texts.silent,
    code: 'silent',
  }))
  const isOffered = (event: string) => {
    const setting = settings.events[event]
    return setting !== undefined && isOn(setting)
  }
  const marketing = eventNames.filter((event) => notificationEvents[event] === 'marketing' && isOffered(event))
  const withoutOffered = marketing.length > 0 && !(await hasMarketingConsent(tx, actor.user.id)) ? marketing : []
  const own = settings.companies === 'all' ? [] : await listOwnCompanies(tx, actor.user.id)
  const isForeign = settings.companies !== 'all' && settings.companies.some((id) => !own.some((company) => company.id === id))
  return [
    ...silent,
    ...withoutOffered.map((event) => ({ field: `settings.events.${event}`, message: texts.marketing, code: 'consent' })),
    ...(isForeign ? [{ field: 'settings.companies', message: texts.company, code: 'unknown' }] : []),
  ]
}

/** saved as a whole; keys unknown to this version are kept as they were. */
export async function changeSettings(ctx: Context, actor: User, input: NotificationSettings): Promise<NotificationChoice> {
  await inTransaction(ctx, async (tx) => {
    const stored = parseSettings(await lockSettings(tx, actor.user.id))
    const settings = mergeSettings(stored, input)
    const errors = await wrongIn(tx, actor, settings)
    if (errors.length > 0) throw new AppError('input.invalid', { fields: errors })
    await saveSettings(tx, { userId: actor.user.id, settings })
    await recordEvent(tx, actor, { type: 'notifications.changed', entity: 'user', entityId: actor.user.id })
  })
  return readSettings(ctx, actor)
}
