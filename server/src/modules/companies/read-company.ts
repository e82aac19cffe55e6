import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import type { companiesApi, ManagerCard, PersonalManager } from '@vitrina/contract/companies/companies'
import { inLanguage } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { listManagers } from './managers.queries.ts'
import { fullNameOf } from './names.rules.ts'
import { readEntities } from './read-entities.ts'
import { figuresOf, type Member, requireCompany } from './read-figures.ts'

type Found = Awaited<ReturnType<typeof listManagers>>[number]
type Card = NonNullable<Found['manager']>

const cardOf = ({ lastName, firstName, middleName, ...card }: Card): ManagerCard => ({
  ...card,
  name: fullNameOf({ lastName, firstName, middleName }),
})

function managerOf({ kind, isMain, manager, awayTo, substituteId, substitute }: Found): PersonalManager {
  const isReplaced = awayTo !== null && substituteId !== null && substitute !== null
  return { ...cardOf(manager), kind, isMain, away: isReplaced ? { until: awayTo, substitute: cardOf(substitute) } : null }
}

/** The active company as its member sees it: only figures the seller shows, managers with today's substitutes. */
export async function readCompany(ctx: Context, actor: Member): Promise<Output<typeof companiesApi.current>> {
  const { companyId } = actor.user
  const found = await requireCompany(ctx, actor)
  const { id, name, isIndividual, state, rejection, region, kindOfActivity, role, approvalFrom } = found
  const figures = await figuresOf(ctx, actor, found)
  const managers = await listManagers(ctx, { companyId, day: sellerDay(ctx.now()) })
  return {
    id,
    name,
    isIndividual,
    state,
    rejection,
    region: region && { id: region.id, name: inLanguage(region.name, actor.language) },
    kindOfActivity,
    role,
    approvalFrom,
    ...figures,
    legalEntities: await readEntities(ctx, actor, { companyId }),
    // Absences that overlap give a manager twice: the longer one is read first.
    personalManagers: managers.filter((one, place) => managers.findIndex((other) => isSame(other, one)) === place).map(managerOf),
  }
}

const isSame = (a: Found, b: Found) => a.manager.id === b.manager.id && a.kind === b.kind
