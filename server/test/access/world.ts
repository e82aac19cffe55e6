import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { type CompanyRole, companyRoles, type Role } from '@vitrina/contract/roles/roles.rules'
import { seesEveryCompany, type StaffRole, staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import { hashOfToken, newToken } from '#modules/auth/tokens'
import { companyManagers, companyMembers, managers } from '#tables/companies'
import { signUpProofs } from '#tables/identity'
import { sessions, users } from '#tables/users'
import type { startTestApp } from '../app.ts'
import type { Headers } from '../call-api.ts'
import { aCompany, aSession, aUser, aVisitor } from '../builders.ts'
import { openSpecifications } from '../builders.specifications.ts'
import { smallCatalogue } from '../small-catalogue.ts'

export type Server = Awaited<ReturnType<typeof startTestApp>>

/** The owner of a thing: a person in their active company, or a visitor's browser. */
export type Holder = {
  userId: number | null
  companyId: number | null
  visitorUuid: string | null
  /** Another company of the person. */
  alsoIn?: number
  /** Of the seller's staff: the company they manage. */
  answersFor?: number | 'all'
  /** Of the seller's staff, where it decides what they find. */
  role?: Role
}

export type Subject = {
  name: string
  role: Role | 'guest'
  companyRole: CompanyRole | null
  /** A member of staff in this buyer's place. */
  isStandIn: boolean
  /** Carries a token that opens no session. */
  isSessionOver: boolean
  holder: Holder
  /** Another company of the person, not the active one. */
  otherCompanyId: number | null
  headers: Headers
  /** Of a session of its own, for calls that end one. */
  freshHeaders: () => Promise<Headers>
  /** Like another subject but for the policy: only this one's things are tried. */
  repeats: 'owner' | 'stranger' | null
}

const nobody: Holder = { userId: null, companyId: null, visitorUuid: null }
const plain = { companyRole: null, isStandIn: false, isSessionOver: false, otherCompanyId: null, repeats: null }

type Row = typeof users.$inferSelect

const member = async (ctx: Server['ctx'], companyId: number, role: CompanyRole, given: Partial<Row> = {}) => {
  const user = await aUser(ctx, { companyIds: [companyId], ...given })
  await ctx.db.update(companyMembers).set({ role }).where(eq(companyMembers.userId, user.id))
  return user
}

/** Two companies, people of every role in one of them, one person in both, a stranger, and the seller's people. */
export async function makeWorld(server: Server) {
  const { ctx } = server
  await openSpecifications(server, { modules: true, offers: true, purchasing: true, configurator: true, quotes: true })
  const goods = await smallCatalogue(ctx)
  const [ours, second, theirs] = [await aCompany(ctx), await aCompany(ctx), await aCompany(ctx)]
  const owner = await member(ctx, ours.id, 'owner', { firstName: 'Ольга', phone: '+79000000001' })
  const colleague = await member(ctx, ours.id, 'purchaser')
  const stranger = await member(ctx, theirs.id, 'owner')
  const staff = async (role: StaffRole, companyId: number | null) => {
    const user = await aUser(ctx, { role })
    await ctx.db.insert(managers).values({ userId: user.id, post: 'Менеджер' })
    if (companyId !== null) await ctx.db.insert(companyManagers).values({ companyId, managerId: user.id, isMain: true })
    return user
  }
  const manager = await staff('manager', ours.id)
  const otherManager = await staff('manager', theirs.id)
  const others = await Promise.all(
    staffRoles.filter((role) => role !== 'manager').map(async (role) => ({ role, user: await staff(role, null) })),
  )
  const world = {
    server,
    goods,
    ours: ours.id,
    second: second.id,
    theirs: theirs.id,
    owner: { ...nobody, userId: owner.id, companyId: ours.id },
    colleague: { ...nobody, userId: colleague.id, companyId: ours.id },
    stranger: { ...nobody, userId: stranger.id, companyId: theirs.id },
    otherVisitor: { ...nobody, visitorUuid: randomUUID() },
    /** The manager of a company: of the two that have managers. */
    managerOf: (companyId: number) => (companyId === theirs.id ? otherManager.id : manager.id),
  }
  const signedIn = (user: Pick<Row, 'id' | 'role' | 'activeCompanyId'> & { headers: Headers }) => ({
    ...plain,
    role: user.role,
    holder: { ...nobody, userId: user.id, companyId: user.activeCompanyId },
    headers: user.headers,
    freshHeaders: async () => (await aSession(ctx, user.id)).headers,
  })
  const guest = (name: string, headers: Headers): Subject => ({
    ...plain,
    name,
    role: 'guest',
    holder: nobody,
    headers,
    freshHeaders: async () => headers,
  })
  const dead = (name: string, headers: Headers): Subject => ({
    ...guest(name, headers),
    isSessionOver: 'authorization' in headers,
    repeats: 'owner',
  })
  const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

  const expired = (await aSession(ctx, owner.id, { endsIn: -1 })).headers
  const signedOut = await aSession(ctx, owner.id)
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, signedOut.tokenHash))
  const gone = await member(ctx, ours.id, 'owner', { state: 'deleted' })
  const blocked = await member(ctx, ours.id, 'owner', { state: 'blocked' })
  const proof = newToken()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await ctx.db.insert(signUpProofs).values({ tokenHash: hashOfToken(proof), email: 'proof@vitrina.test', expiresAt })
  const visitor = aVisitor()

  const subjects: Subject[] = [
    guest('no token', {}),
    { ...guest('visitor', visitor.headers), holder: { ...nobody, visitorUuid: visitor.uuid } },
    dead('identity cookie', { cookie: `B2B_IDENTITY=${owner.uuid}` }),
    dead('garbage token', bearer('a'.repeat(43))),
    dead('expired token', expired),
    dead('signed-out token', signedOut.headers),
    dead('token of a deleted user', gone.headers),
    dead('token of a blocked user', blocked.headers),
    dead('token of a sign-up step', bearer(proof)),
    dead('invitation for a token', bearer(randomUUID())),
    { name: 'user without a company', ...signedIn(await aUser(ctx)) },
  ]
  for (const role of companyRoles) {
    const user = role === 'owner' ? owner : await member(ctx, ours.id, role)
    subjects.push({ ...signedIn(user), name: role, companyRole: role, repeats: role === 'owner' ? null : 'stranger' })
  }
  for (const [active, other] of [
    [ours.id, second.id],
    [second.id, ours.id],
  ] as const) {
    const user = await aUser(ctx, { companyIds: [active, other] })
    const name = active === ours.id ? 'buyer of two, in the first' : 'buyer of two, in the second'
    const subject = signedIn(user)
    const holder = { ...subject.holder, alsoIn: other }
    subjects.push({ ...subject, name, holder, companyRole: 'purchaser', otherCompanyId: other })
  }
  const oneOfStaff = (name: string, user: Parameters<typeof signedIn>[0], answersFor: Holder['answersFor']): Subject => {
    const subject = signedIn(user)
    return { ...subject, name, holder: { ...subject.holder, role: user.role, ...(answersFor && { answersFor }) } }
  }
  const inPlaceOf = (userId: number) => async () => {
    const session = await aSession(ctx, userId)
    await ctx.db.update(sessions).set({ staffId: manager.id }).where(eq(sessions.tokenHash, session.tokenHash))
    return session.headers
  }
  const inPlaceOfOwner = inPlaceOf(owner.id)
  const buyerOfTwo = await aUser(ctx, { companyIds: [ours.id, second.id] })
  const inPlaceOfBuyerOfTwo = inPlaceOf(buyerOfTwo.id)
  subjects.push(
    oneOfStaff('manager', manager, ours.id),
    oneOfStaff('manager of others', otherManager, theirs.id),
    ...others.map(({ role, user }) => oneOfStaff(role.replaceAll('_', ' '), user, seesEveryCompany(role) ? 'all' : undefined)),
    {
      ...signedIn(owner),
      name: 'manager in the owner’s place',
      companyRole: 'owner',
      isStandIn: true,
      headers: await inPlaceOfOwner(),
      freshHeaders: inPlaceOfOwner,
    },
    {
      // Sees nothing of the other company, though the buyer belongs to it.
      ...signedIn(buyerOfTwo),
      name: 'manager in the place of a buyer of two',
      companyRole: 'purchaser',
      isStandIn: true,
      otherCompanyId: second.id,
      headers: await inPlaceOfBuyerOfTwo(),
      freshHeaders: inPlaceOfBuyerOfTwo,
    },
  )
  return { ...world, subjects, settle: await settledState(server) }
}

/** Remembers all people and their rights; the answer puts them back. */
async function settledState({ pool }: Server) {
  await pool.query(`create schema settled;
    create table settled.users as select * from users;
    create table settled.members as select * from company_members;
    create table settled.sessions as select * from sessions`)
  return async () => {
    await pool.query(`
      update users u set role = s.role, state = s.state, active_company_id = s.active_company_id, email = s.email, phone = s.phone
        from settled.users s where s.id = u.id;
      delete from company_members m using settled.users s
        where s.id = m.user_id and not exists (select from settled.members k where (k.company_id, k.user_id) = (m.company_id, m.user_id));
      insert into company_members select * from settled.members on conflict (company_id, user_id) do update set role = excluded.role;
      insert into sessions select * from settled.sessions on conflict do nothing`)
  }
}

export type World = Awaited<ReturnType<typeof makeWorld>>
