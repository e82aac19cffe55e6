import type { LegalEntityFields } from '@vitrina/contract/companies/companies'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { checkEntity, entityToStore } from './check-requisites.ts'
import { lockCompany } from './companies.queries.ts'
import { readEntities } from './read-entities.ts'
import {
  countEntities,
  deleteEntity,
  ensureMainEntity,
  findEntity,
  insertEntity,
  isEntityTaken,
  setMainEntity,
  updateEntity,
} from './requisites.queries.ts'

const MOST_ENTITIES = 50

type Member = Actor & { user: { companyId: number } }

async function readEntity(tx: Context, actor: Member, id: number) {
  const [entity] = await readEntities(tx, actor, { companyId: actor.user.companyId, only: id })
  if (!entity) throw new Error('The legal entity written is not there')
  return entity
}

export async function addLegalEntity(ctx: Context, actor: Member, fields: LegalEntityFields) {
  checkEntity(actor, fields)
  const entity = entityToStore(fields)
  return inTransaction(ctx, async (tx) => {
    const { companyId } = actor.user
    await lockCompany(tx, companyId)
    const known = await countEntities(tx, companyId)
    if (known >= MOST_ENTITIES) throw new AppError('legal-entity.too-many', { params: { limit: MOST_ENTITIES } })
    if (await isEntityTaken(tx, { companyId, ...entity })) throw new AppError('legal-entity.taken')
    const id = await insertEntity(tx, { ...entity, companyId, isMain: known === 0 })
    await recordEvent(tx, actor, {
      type: 'legal-entity.added',
      entity: 'legal-entity',
      entityId: id,
      diff: { after: requisitesOf(entity) },
    })
    return readEntity(tx, actor, id)
  })
}

export async function changeLegalEntity(ctx: Context, actor: Member, { id, ...fields }: LegalEntityFields & { id: number }) {
  checkEntity(actor, fields)
  const entity = entityToStore(fields)
  return inTransaction(ctx, async (tx) => {
    const { companyId } = actor.user
    await lockCompany(tx, companyId)
    const before = await findEntity(tx, { id, companyId })
    if (!before) throw new AppError('legal-entity.not-found')
    // A signed party does not change: another one is another legal entity.
    const isAnother = before.type !== entity.type || before.inn !== entity.inn || before.ogrn !== entity.ogrn
    if (before.hasContracts && isAnother) throw new AppError('legal-entity.under-contract')
    if (await isEntityTaken(tx, { companyId, ...entity, id })) throw new AppError('legal-entity.taken')
    await updateEntity(tx, { id, companyId }, entity)
    await recordEvent(tx, actor, {
      type: 'legal-entity.changed',
      entity: 'legal-entity',
      entityId: id,
      diff: { before: requisitesOf(before), after: requisitesOf(entity) },
    })
    return readEntity(tx, actor, id)
  })
}

/** Of a company alone: the ИНН of a person is personal data, which the journal does not keep. */
const requisitesOf = ({
  type,
  inn,
  kpp,
  ogrn,
}: {
  type: LegalEntityFields['type']
  inn: string | null
  kpp: string | null
  ogrn: string | null
}) => (type === 'ul' ? { type, inn, kpp, ogrn } : { type })

export const makeLegalEntityMain = (ctx: Context, actor: Member, id: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { companyId } = actor.user
    await lockCompany(tx, companyId)
    if (!(await findEntity(tx, { id, companyId }))) throw new AppError('legal-entity.not-found')
    await setMainEntity(tx, { id, companyId })
    await recordEvent(tx, actor, { type: 'legal-entity.made-main', entity: 'legal-entity', entityId: id })
  })

export const removeLegalEntity = (ctx: Context, actor: Member, id: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { companyId } = actor.user
    await lockCompany(tx, companyId)
    const entity = await findEntity(tx, { id, companyId })
    if (!entity) throw new AppError('legal-entity.not-found')
    if (entity.hasContracts) throw new AppError('legal-entity.under-contract')
    if ((await countEntities(tx, companyId)) === 1) throw new AppError('legal-entity.last')
    await deleteEntity(tx, { id, companyId })
    await ensureMainEntity(tx, companyId)
    await recordEvent(tx, actor, {
      type: 'legal-entity.removed',
      entity: 'legal-entity',
      entityId: id,
      diff: { before: requisitesOf(entity) },
    })
  })
