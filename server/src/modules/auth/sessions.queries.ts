import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { permissionsOf } from '@vitrina/contract/roles/staff-permissions.rules'
import { everyCompanyRoles } from '@vitrina/contract/roles/staff-roles.rules'
import { and, eq, lt, ne, or, sql } from '#platform/database/drizzle'
import type { ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { sessions } from '#tables/users'

const TOUCH_EVERY = sql`interval '1 minute'`

/**
 * The user of a valid session with the company they may still act for, in one query. A session without "remember me" ends
 * after half a day of silence; a remembered one lives to its own end. Database time, so that nodes with wrong clocks agree.
 */
const sessionStatement = prepared<Omit<ActorUser, 'permissions'> & { isToTouch: boolean }>(
  'session_user',
  {
    id: 'number',
    role: 'text',
    companyId: 'number?',
    companyRole: 'text?',
    stoppedFor: 'text?',
    regionId: 'number?',
    staffId: 'number?',
    needsTwoFactor: 'boolean',
    isToTouch: 'boolean',
  },
  `select u.id, u.role, case when c.state <> 'inactive' then c.id end as "companyId", case when c.state <> 'inactive' then m.role end as "companyRole",
    case when c.state = 'inactive' then c.rejection end as "stoppedFor",
    u.region_id as "regionId", s.staff_id as "staffId",
    case when u.role = 'buyer' or u.has_two_factor then false else exists (
      select from two_factor_policy where required_from <= (now() at time zone '${SELLER_TIMEZONE}')::date) end as "needsTwoFactor",
    s.seen_at < now() - interval '1 minute' as "isToTouch"
  from sessions s
  join users u on u.id = s.user_id
  left join company_members m on m.user_id = u.id and m.company_id = u.active_company_id
  left join companies c on c.id = m.company_id and c.state not in ('rejected', 'deleted')
  where s.token_hash = $1 and s.expires_at > now() and u.state = 'active'
    and (s.seen_at > now() - interval '12 hours' or s.expires_at - s.created_at > interval '24 hours')`,
)

/**
 * Asked apart, for few sessions are stand-ins: PostgreSQL sets up all of `manages_company` even where it
 * need not be called, which costs every request of every buyer several times the rest.
 */
const standInStatement = prepared<{ id: number }>(
  'stand_in',
  { id: 'number' },
  `select id from users where id = $1 and state = 'active'
    and case when role = any($3::text[]) then true when role = 'manager' then manages_company(id, $2::int) else false end`,
)

/** A manager stays in a buyer's place only while the buyer works for a company of this manager's. */
async function mayStandIn(ctx: Context, { staffId, role, companyId }: Omit<ActorUser, 'permissions'>): Promise<boolean> {
  if (staffId === null) return true
  return !isStaff(role) && (await standInStatement(ctx, [staffId, companyId, everyCompanyRoles])).length > 0
}

export async function findSessionUser(ctx: Context, tokenHash: Buffer): Promise<(ActorUser & { isToTouch: boolean }) | null> {
  const [row] = await sessionStatement(ctx, [tokenHash])
  if (!row || !(await mayStandIn(ctx, row))) return null
  // Everybody knows the passwords of the demo: one visitor must not lock out the next.
  return { ...row, permissions: permissionsOf[row.role], needsTwoFactor: row.needsTwoFactor && !ctx.config.isDemo }
}

/** When and from where it was last used. The condition is asked again: of many requests at once only one writes. */
export const touchSession = ({ db }: Context, { tokenHash, ip }: { tokenHash: Buffer; ip: string }) =>
  db
    .update(sessions)
    .set({ seenAt: sql`now()`, ip })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, sql`now() - ${TOUCH_EVERY}`)))

type NewSession = { tokenHash: Buffer; userId: number; staffId: number | null; ip: string; userAgent: string; hours: number }

export const insertSession = ({ db }: Context, { hours, ...session }: NewSession) =>
  db.insert(sessions).values({ ...session, expiresAt: sql`now() + make_interval(hours => ${hours})` })

export const deleteSession = ({ db }: Context, tokenHash: Buffer) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))

/** How many ended, with those of staff in the user’s place and of the user in the places of buyers. */
export async function deleteSessions({ db }: Context, { userId, except }: { userId: number; except: Buffer | null }): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(or(eq(sessions.userId, userId), eq(sessions.staffId, userId)), except ? ne(sessions.tokenHash, except) : undefined))
    .returning({ id: sessions.id })
  return gone.length
}

export async function deleteSessionOf({ db }: Context, { userId, id }: { userId: number; id: string }): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
