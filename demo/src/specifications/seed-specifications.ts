import { randomUUID } from 'node:crypto'
import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { SpecificationDocument, SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { Actor } from '@vitrina/server/src/platform/actor.ts'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import type { Files } from '@vitrina/server/src/platform/files/files.ts'
import { jobsOn } from '@vitrina/server/src/platform/jobs/jobs.ts'
import { createLog } from '@vitrina/server/src/platform/process/log.ts'
import { readConfig } from '@vitrina/server/src/config.ts'
import { archiveSpecification } from '@vitrina/server/src/modules/specifications/archive.ts'
import { createSpecification } from '@vitrina/server/src/modules/specifications/create-specification.ts'
import { askSeller } from '@vitrina/server/src/modules/specifications/desk/questions.ts'
import { createRecommended, publishRecommended } from '@vitrina/server/src/modules/specifications/desk/recommended.ts'
import { findBuyer, findStaff, theSite } from '#demo/orders/demo-actors'
import { buyersPlans, recommendedPlans, type SpecificationPlan } from './plans.ts'

type Good = { id: number; family: string; batch: number }
type Goods = ReadonlyMap<string, Good[]>

const MOST_OF_FAMILY = 4

/** The most popular goods of each family; `batch` is the least one may order. */
async function listGoods({ db }: Context): Promise<Goods> {
  const { rows } = await db.execute<Good>(sql`
    select id, family, batch from (
      select p.id, f.code as family, ceil(greatest(coalesce(p.minimum_batch, 1), 1) / p.multiplicity) * p.multiplicity as batch,
        row_number() over (partition by f.code order by p.popularity desc, p.id) as place
      from products p join families f on f.id = p.family_id
      where p.is_active and exists (select from prices r where r.product_id = p.id)
        and exists (select from stock s where s.product_id = p.id and s.free > 0)
    ) ranked where place <= ${MOST_OF_FAMILY} order by family, place`)
  return Map.groupBy(rows, ({ family }) => family)
}

function documentOf({ lines = [], groups }: SpecificationPlan, goods: Goods): SpecificationDocument {
  const lineOf = (planned: (typeof lines)[number], groupId: string | null): SpecificationLine => {
    const plain = { id: randomUUID(), groupId, customProductId: null, note: '', replacement: 'ask' as const }
    if ('text' in planned) return { ...plain, rawText: planned.text, productId: null, amount: planned.amount, unit: planned.unit ?? '' }
    const found = goods.get(planned.family) ?? []
    const good = found[planned.nth ?? 0] ?? found[0]
    // A small demo may lack a family: the line then is text, as in a buyer's own list.
    if (!good) return { ...plain, rawText: planned.family, productId: null, amount: planned.amount, unit: '' }
    const amount = Math.ceil(planned.amount / good.batch) * good.batch
    return { ...plain, rawText: '', productId: good.id, amount, unit: '', note: planned.note ?? '', replacement: 'analog' }
  }
  const made = groups.map(({ name, multiplier = 1, lines: planned }) => ({
    group: { id: randomUUID(), parentId: null, name, multiplier },
    planned,
  }))
  return {
    groups: made.map(({ group }) => group),
    lines: [
      ...lines.map((line) => lineOf(line, null)),
      ...made.flatMap(({ group, planned }) => planned.map((line) => lineOf(line, group.id))),
    ],
  }
}

/** The demo has its specifications whether or not the seller shows the area. */
const withArea = (actor: Actor): Actor => {
  const { settings } = actor.site
  const toggles = { ...settings.toggles, specifications: true, specificationArchive: true }
  return { ...actor, site: { ...actor.site, settings: { ...settings, toggles } } }
}

/** Recommended specifications, and those of the demo's buyers, made by the verbs of the store. */
export async function seedSpecifications(db: Db, { files, now }: { files: Files; now: Date }): Promise<void> {
  const config = readConfig()
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 0 }
  const ctx: Context = { config, db, pool, jobs: jobsOn(db), files, log: createLog(config), now: () => now }
  const site = await theSite(ctx)
  const goods = await listGoods(ctx)
  const staff = await findStaff(ctx, site, 'manager@vitrina.test')
  for (const plan of recommendedPlans) {
    const { name, note } = plan
    const { id } = await createRecommended(ctx, staff, { name, note, ...documentOf(plan, goods) })
    await publishRecommended(ctx, staff, id)
  }
  for (const plan of buyersPlans) {
    const { buyer, company, name, code, objectName, note, visibility, isArchived, isAsked } = plan
    const actor = withArea((await findBuyer(ctx, site, { email: buyer, company })).actor)
    const head = { name, code, objectName, note, visibility }
    const { id } = await createSpecification(ctx, actor, { ...head, ...documentOf(plan, goods) })
    if (isAsked) await askSeller(ctx, actor, { id })
    if (isArchived) await archiveSpecification(ctx, actor, id)
  }
}
