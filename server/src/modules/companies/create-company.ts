import type { Input } from '@vitrina/contract/endpoint'
import type { companiesApi, ListedCompany } from '@vitrina/contract/companies/companies'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import { isOpenRegion } from '#modules/site/is-open-region'
import { checkEntity, entityToStore } from './check-requisites.ts'
import { countMine, findMine, isInnKnown, lockUser } from './companies.queries.ts'
import { insertMainEntity, openCompany } from './open-company.ts'

const MOST_COMPANIES = 100

type CompanyInput = Input<typeof companiesApi.create>['body']

/** A further company of a registered user. Staff approve it first where the site asks so, or where its ИНН is another's already. */
export async function createCompany(ctx: Context, actor: Actor & { user: ActorUser }, input: CompanyInput): Promise<ListedCompany> {
  const { kindOfActivity, regionId, ...fields } = input
  checkEntity(actor, fields)
  return inTransaction(ctx, async (tx) => {
    const { id: userId } = actor.user
    await lockUser(tx, userId)
    if ((await countMine(tx, { userId })) >= MOST_COMPANIES) throw new AppError('company.too-many')
    if (regionId !== undefined && !(await isOpenRegion(tx, regionId)))
      throw new AppError('input.invalid', {
        fields: [{ field: 'regionId', message: textsIn(actor.language).fields.regionUnknown, code: 'unknown' }],
      })
    const isDoubtful = fields.inn !== '' && (await isInnKnown(tx, fields.inn))
    const isActive = actor.user.companyId === null
    const companyId = await openCompany(tx, {
      name: fields.shortName,
      isIndividual: fields.type === 'fl',
      regionId: regionId ?? actor.user.regionId,
      state: actor.site.settings.companyApproval || isDoubtful ? 'pending' : 'approved',
      kindOfActivity,
      ownerId: userId,
      isActive,
    })
    await insertMainEntity(tx, { ...entityToStore(fields), companyId })
    await recordEvent(tx, actor, { type: 'company.created', entity: 'company', entityId: companyId, diff: { type: fields.type } })
    const made = await findMine(tx, { userId, companyId })
    if (!made) throw new Error('The company written is not there')
    return { ...made, isActive }
  })
}
