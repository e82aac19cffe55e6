import type { DeskProgramme } from '@vitrina/contract/club/club-desk'
import type { Localised } from '@vitrina/contract/languages'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { changeLoyaltyProgramme } from '#modules/site/change-settings'
import { requireClub } from '../club-holder.ts'
import { countByLevel } from './members-desk.queries.ts'
import { deleteLevel, insertLevel, listLevels, updateLevel } from '../members.queries.ts'
import { refreshLevels } from '../refresh-levels.ts'

type Programme = SiteConfig['loyalty']

async function shown(ctx: Context, { siteId }: Actor, programme: Programme): Promise<DeskProgramme> {
  const members = await countByLevel(ctx)
  const levels = await listLevels(ctx, siteId)
  return { ...programme, levels: levels.map(({ siteId: _, ...level }) => ({ ...level, members: members.get(level.id) ?? 0 })) }
}

export async function readProgramme(ctx: Context, actor: Actor): Promise<DeskProgramme> {
  requireClub(actor)
  return shown(ctx, actor, actor.site.settings.loyalty)
}

/** Points that are there keep their days and their holder. */
export async function changeProgramme(ctx: Context, actor: Actor, programme: Programme): Promise<DeskProgramme> {
  requireClub(actor)
  return inTransaction(ctx, async (tx) => {
    await changeLoyaltyProgramme(tx, actor.siteId, programme)
    const diff = { before: actor.site.settings.loyalty, after: programme }
    await recordEvent(tx, actor, { type: 'club.programme-changed', entity: 'site', entityId: actor.siteId, diff })
    return shown(tx, actor, programme)
  })
}

type NewLevel = { id?: number | undefined; name: Localised; threshold: number; factor: number; perks: Localised }

/** Members get the level of the new table at once. */
export async function changeLevels(ctx: Context, actor: Actor, levels: readonly NewLevel[]): Promise<DeskProgramme> {
  requireClub(actor)
  return inTransaction(ctx, async (tx) => {
    const before = await listLevels(tx, actor.siteId)
    if (levels.some(({ id }) => id !== undefined && !before.some((known) => known.id === id))) throw new AppError('club-level.not-found')
    for (const { id } of before) if (!levels.some((level) => level.id === id)) await deleteLevel(tx, id)
    // Thresholds are unique: two levels that change places must not meet on the way.
    for (const [place, { id }] of before.entries()) await updateLevel(tx, id, { threshold: BEYOND_ALL + place })
    for (const { id, ...level } of levels)
      await (id === undefined ? insertLevel(tx, { ...level, siteId: actor.siteId }) : updateLevel(tx, id, level))
    await refreshLevels(tx, null)
    await recordEvent(tx, actor, { type: 'club.levels-changed', entity: 'site', entityId: actor.siteId, diff: { before, after: levels } })
    return shown(tx, actor, actor.site.settings.loyalty)
  })
}

const BEYOND_ALL = 10_000_000_000_000
