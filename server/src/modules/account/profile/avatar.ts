import type { Profile } from '@vitrina/contract/account/profile'
import type { Actor, ActorUser } from '#platform/actor'
import { cleanPhoto } from '#platform/files/clean-photo'
import { type Context, inTransaction } from '#platform/context'
import { recordEvent } from '#platform/audit'
import { AppError } from '#platform/errors'
import { removeFile, storeFile } from '#platform/files/stored-files'
import { updateUser } from '#modules/users/update-user'
import { lockPerson } from './profile.queries.ts'
import { profileOf } from './read-profile.ts'

type User = Actor & { user: ActorUser }

async function setAvatar(ctx: Context, actor: User, avatarKey: string | null): Promise<Profile> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockPerson(tx, actor.user.id)
    if (before?.avatarKey) await removeFile(tx, before.avatarKey)
    const after = await updateUser(tx, actor.user.id, { avatarKey })
    await recordEvent(tx, actor, { type: 'profile.changed', entity: 'user', entityId: actor.user.id, diff: { fields: ['avatar'] } })
    return profileOf(after)
  })
}

/** The type comes from the file's own bytes, and only the picture is kept. */
export async function uploadAvatar(ctx: Context, actor: User, picture: Buffer | undefined): Promise<Profile> {
  const clean = picture && cleanPhoto(picture)
  if (!clean) throw new AppError('profile.bad-avatar')
  // Pictures are shown without a token, so the address itself is the secret: a random one, sent only with the person.
  const { key } = await storeFile(ctx, { name: `avatar.${clean.extension}`, type: clean.type, body: clean.body, owner: 'public' })
  return setAvatar(ctx, actor, key)
}

export const deleteAvatar = (ctx: Context, actor: User): Promise<Profile> => setAvatar(ctx, actor, null)
