import { eq } from '#platform/database/drizzle'
import type { FastifyInstance } from 'fastify'
import { authApi } from '@vitrina/contract/auth/auth'
import type { SignUpData } from '@vitrina/contract/auth/sign-up'
import type { Context } from '#platform/context'
import { companies, companyMembers, legalEntities } from '#tables/companies'
import { callApi } from './call-api.ts'

type Server = { app: FastifyInstance; ctx: Context }

const NEW_PASSWORD = 'Кабель-и-провод-7'

/** The last form of sign-up, filled in. */
export const aSignUpForm = (more: Partial<SignUpData> = {}) => ({
  password: NEW_PASSWORD,
  repeatPassword: NEW_PASSWORD,
  regionId: 1,
  agreeForProcessingData: true,
  agreedForTerms: true,
  ...more,
})

export const whoIs = async (server: Server, token: string | undefined) =>
  (await callApi(server, authApi.currentUser, { headers: { authorization: `Bearer ${token}` } })).body

/** The company of a user who has just signed up. */
export async function companyOf(server: Server, token: string | undefined) {
  const { id } = await whoIs(server, token)
  const [company] = await server.ctx.db
    .select()
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .leftJoin(legalEntities, eq(legalEntities.companyId, companies.id))
    .where(eq(companyMembers.userId, id))
  return company
}
