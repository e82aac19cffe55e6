import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Login } from './auth.rules.ts'
import { insertDevice, isDeviceOf } from './devices.queries.ts'
import { hashOfToken } from './tokens.ts'

/** The uuid a browser made for itself is secret, so it distinguishes the owner's browser from a stranger's. */
const deviceHashOf = ({ visitorUuid }: Actor): Buffer | null => (visitorUuid === null ? null : hashOfToken(`device:${visitorUuid}`))

export async function rememberDevice(ctx: Context, actor: Actor, userId: number): Promise<void> {
  const deviceHash = deviceHashOf(actor)
  if (deviceHash) await insertDevice(ctx, { userId, deviceHash })
}

/** Whether the owner of this login has signed in from this browser before. It gives no access; tries are only counted apart. */
export async function isKnownDevice(ctx: Context, actor: Actor, login: Login): Promise<boolean> {
  const deviceHash = deviceHashOf(actor)
  return deviceHash !== null && (await isDeviceOf(ctx, { login, deviceHash }))
}
