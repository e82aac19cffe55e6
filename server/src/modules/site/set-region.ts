import { inLanguage } from '@vitrina/contract/languages'
import type { Region } from '@vitrina/contract/site/site'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { updateUser } from '#modules/users/update-user'
import { fill, textsIn } from '#texts/texts'
import { requireToggle, requireViewer } from './require-access.ts'
import { findRegion, setVisitorRegion } from './site.queries.ts'

/** Stores the region for prices and stock: a user's on the user, a guest's under the uuid of the browser. */
export async function setRegion(ctx: Context, actor: Actor, regionId: number): Promise<{ message: string; region: Region }> {
  requireToggle(actor, 'regions')
  requireViewer(actor)
  const found = await findRegion(ctx, regionId)
  if (!found) throw new AppError('region.not-found')

  if (actor.user) await updateUser(ctx, actor.user.id, { regionId })
  else if (actor.visitorUuid) await setVisitorRegion(ctx, { visitorUuid: actor.visitorUuid, regionId })

  const region = { ...found, name: inLanguage(found.name, actor.language) }
  return { message: fill(textsIn(actor.language).messages.regionChanged, { region: region.name }), region }
}
