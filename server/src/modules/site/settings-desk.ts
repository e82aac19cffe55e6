import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@vitrina/contract/errors'
import type { SettingsChanges, SettingsSections } from '@vitrina/contract/site/settings-desk'
import { type SettingsProblem, settingsProblems } from '@vitrina/contract/site/settings.rules'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { findFile } from '#platform/files/stored-files'
import { inputTextsIn } from '#texts/input'
import { textsIn } from '#texts/texts'
import { findSettings, lockSettings, replaceHosts, updateSettings } from './settings.queries.ts'

type Saved = { version: number; settings: SettingsSections }
type Stored = NonNullable<Awaited<ReturnType<typeof findSettings>>>

/** Settings with screens of their own are not among these. */
function shownOf({ version, name, config, hosts }: Stored): Saved {
  const { isOpen: _isOpen, loyalty: _loyalty, quotes: _quotes, papers: _papers, ...sections } = siteConfig.parse(config)
  return { version, settings: { ...sections, name, hosts } }
}

export async function readSettings(ctx: Context, { siteId }: Actor): Promise<Saved> {
  const site = await findSettings(ctx, siteId)
  if (!site) throw new AppError('site.not-found')
  return shownOf(site)
}

const ownTexts: Record<
  string,
  'hostWrong' | 'innWrong' | 'kppWrong' | 'ogrnWrong' | 'bikWrong' | 'accountWrong' | 'correspondentAccountWrong'
> = {
  hosts: 'hostWrong',
  'seller.inn': 'innWrong',
  'seller.kpp': 'kppWrong',
  'seller.ogrn': 'ogrnWrong',
  'seller.bik': 'bikWrong',
  'seller.account': 'accountWrong',
  'seller.correspondentAccount': 'correspondentAccountWrong',
}

function errorOf({ language }: Actor, { field, problem }: SettingsProblem): FieldError {
  const { fields } = textsIn(language)
  const input = inputTextsIn(language)
  const own = ownTexts[field]
  const message = {
    required: fields.required,
    email: fields.emailWrong,
    link: input.link,
    order: input.stages,
    taken: input.hostTaken,
    wrong: own ? fields[own] : input.unfit,
  }[problem]
  return { field: `changes.${field}`, message, code: problem }
}

/** The name one works under stays, or the next page would not be found; a name of another site is refused. */
async function writeHosts(tx: Context, actor: Actor, hosts: string[]): Promise<void> {
  const stored = await findSettings(tx, actor.siteId)
  const isCutOff = stored?.hosts.includes(actor.site.host) && !hosts.includes(actor.site.host)
  if (isCutOff || !(await replaceHosts(tx, actor.siteId, [...new Set(hosts)])))
    throw new AppError('input.invalid', { fields: [errorOf(actor, { field: 'hosts', problem: 'taken' })] })
}

/** A picture of somebody's account, or none at all, would leave a hole in the header. */
async function checkLogo(tx: Context, actor: Actor, key: string): Promise<void> {
  const file = await findFile(tx, key)
  if (file?.owner === 'public' && /^image\/(?:png|jpeg)$/.test(file.type)) return
  throw new AppError('input.invalid', { fields: [errorOf(actor, { field: 'logo', problem: 'wrong' })] })
}

/** Only sections that differ from what is stored are written; the journal has them before and after. */
export async function saveSettings(
  ctx: Context,
  actor: Actor,
  { version, changes }: { version: number; changes: SettingsChanges },
): Promise<Saved> {
  const fields = settingsProblems(changes).map((problem) => errorOf(actor, problem))
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  return inTransaction(ctx, async (tx) => {
    const stored = await lockSettings(tx, actor.siteId)
    if (!stored) throw new AppError('site.not-found')
    const { settings } = shownOf(stored)
    if (stored.version !== version) throw new AppError('settings.changed')
    const names = (Object.keys(changes) as (keyof SettingsSections)[]).filter((name) => !isDeepStrictEqual(changes[name], settings[name]))
    const pick = (from: SettingsChanges) => Object.fromEntries(names.map((name) => [name, from[name]]))
    const { name, hosts, ...config } = pick(changes) as SettingsChanges
    if (hosts) await writeHosts(tx, actor, hosts)
    if (config.logo) await checkLogo(tx, actor, config.logo)
    if (names.length > 0) await updateSettings(tx, { siteId: actor.siteId, config, name })
    const diff = { before: pick(settings), after: pick(changes) }
    await recordEvent(tx, actor, { type: 'settings.changed', entity: 'site', entityId: actor.siteId, diff })
    return readSettings(tx, actor)
  })
}
