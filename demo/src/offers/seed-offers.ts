import { randomUUID } from 'node:crypto'
import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import { DAY_MS, sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import type { OfferChange, OfferLine } from '@vitrina/contract/offers/offer-document.rules'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import type { Actor } from '@vitrina/server/src/platform/actor.ts'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import type { Files } from '@vitrina/server/src/platform/files/files.ts'
import { jobsOn } from '@vitrina/server/src/platform/jobs/jobs.ts'
import { createLog } from '@vitrina/server/src/platform/process/log.ts'
import { readConfig } from '@vitrina/server/src/config.ts'
import { ProductCache } from '@vitrina/server/src/modules/catalogue/products/product-cache.ts'
import { archiveOffer } from '@vitrina/server/src/modules/offers/archive.ts'
import { changeBrand } from '@vitrina/server/src/modules/offers/brand.ts'
import { changeOffer } from '@vitrina/server/src/modules/offers/change-offer.ts'
import { acceptOffer, askAboutOffer } from '@vitrina/server/src/modules/offers/client/answer-offer.ts'
import { readClientOffer } from '@vitrina/server/src/modules/offers/client/client-offer.ts'
import { countClientView } from '@vitrina/server/src/modules/offers/client/count-view.ts'
import { createOffer } from '@vitrina/server/src/modules/offers/create-offer.ts'
import type { CompanyActor } from '@vitrina/server/src/modules/offers/offer-maker.ts'
import { sendOffer } from '@vitrina/server/src/modules/offers/send-offer.ts'
import { newLine } from '@vitrina/server/src/modules/offers/sources/new-line.ts'
import { atMoment } from '#demo/orders/at-moment'
import { findBuyer, theSite } from '#demo/orders/demo-actors'
import { needed } from '#demo/people/lookups'

const WORK_VAT = 2_200

const work = (name: string, unit: string, { amount, price, ...given }: Partial<OfferLine> & { amount: number; price: number }): OfferLine =>
  newLine({ kind: 'work', name, unit, amount, vatRate: WORK_VAT, costOrigin: 'hand', markup: { mode: 'fixed', price }, ...given })

const client = (name: string, contact: string, email: string) => ({ name, inn: '', contact, email, phone: '' })

/** The demo has its offers whether or not the seller shows the area. */
const withArea = (actor: Actor): CompanyActor => {
  const { settings } = actor.site
  const toggles = { ...settings.toggles, specifications: true, modules: true, offers: true }
  const { user } = actor
  if (!user || user.companyId === null) throw new Error('The demo’s buyer works for no company')
  return { ...actor, site: { ...actor.site, settings: { ...settings, toggles } }, user: { ...user, companyId: user.companyId } }
}

/** The client behind the link, who has no account here. */
const visitorOf = (actor: CompanyActor): Actor => ({ ...actor, user: null, visitorUuid: randomUUID() })

type Making = { ctx: Context; actor: CompanyActor; catalogue: { productCache: ProductCache } }

async function findSpecification({ db }: Context, name: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from specifications where name = ${name} and kind = 'working'`)
  return needed(rows[0], name).id
}

async function sendAndGiveToken({ ctx, actor, catalogue }: Making, { id, version }: { id: number; version: number }): Promise<string> {
  const sent = await sendOffer(ctx, actor, { catalogue, id, version, email: null, withLink: true, isBelowFloorAgreed: true })
  return sent.link?.split('/').at(-1) ?? ''
}

/** Lines whose goods have no price here would stop the sending: a small demo may lack some. */
const unpricedOf = ({ lines }: Offer): string[] =>
  lines.filter(({ costPrice, kind }) => costPrice === null && kind !== 'work').map(({ id }) => id)

/** From the school's specification: with works, a choice of two, an option; seen and asked about by the client. */
async function offerSchool(making: Making, specificationId: number): Promise<void> {
  const { ctx, actor, catalogue } = making
  const today = sellerDay(ctx.now())
  const offer = await createOffer(ctx, actor, {
    catalogue,
    from: { type: 'specification', id: specificationId },
    terms: {
      markup: { mode: 'percent', basisPoints: 1_800 },
      minMargin: 1_000,
      client: client('МБОУ «Школа № 5»', 'Елена Викторовна', 'zavhoz@school5.test'),
      validUntil: shiftDay(today, 14),
      comment: 'Предлагаем поставку оборудования и монтаж щитов и освещения.',
      paymentTerms: 'Аванс 50 %, остальное после сдачи работ',
      deliveryTerms: 'Пять рабочих дней, доставка на объект за наш счёт',
    },
  })
  const setId = randomUUID()
  const choice = { choice: 'alternative' as const, setId }
  const gone = unpricedOf(offer)
  const changes: OfferChange[] = [
    ...(gone.length > 0 ? [{ op: 'removeLines' as const, ids: gone }] : []),
    {
      op: 'addLines',
      after: null,
      lines: [
        work('Монтаж щитов', 'шт', { amount: 5, price: 14_500_00 }),
        work('Пусконаладка: стандартная', 'компл', { amount: 1, price: 38_000_00, ...choice, isTicked: true }),
        work('Пусконаладка: с протоколами лаборатории', 'компл', { amount: 1, price: 64_000_00, ...choice, isTicked: false }),
        work('Термография соединений', 'шт', {
          amount: 5,
          price: 1_200_00,
          choice: 'option',
          isTicked: false,
          limits: { from: 1, to: 12 },
        }),
      ],
    },
  ]
  const { version } = await changeOffer(ctx, actor, { catalogue, id: offer.id, version: offer.version, changes })
  const token = await sendAndGiveToken(making, { id: offer.id, version })
  const visitor = visitorOf(actor)
  await countClientView(ctx, visitor, token)
  await askAboutOffer(ctx, visitor, { token, text: 'Можно ли начать монтаж на каникулах?', name: 'Елена Викторовна' })
}

/** Accepted by the client: ready to become an order. */
async function offerOffice(making: Making): Promise<void> {
  const { ctx, actor, catalogue } = making
  const { id, version } = await createOffer(ctx, actor, {
    catalogue,
    from: { type: 'nothing' },
    name: 'Обслуживание электрощитовой, год',
    terms: {
      client: client('ООО «Бизнес-парк»', 'Олег Сергеевич', 'office@park.test'),
      template: 'letter',
      comment: 'Предлагаем обслуживание щитовой на год.',
    },
    document: {
      groups: [],
      lines: [
        work('Осмотр и протяжка соединений', 'выезд', { amount: 12, price: 6_500_00 }),
        work('Аварийный выезд', 'выезд', { amount: 2, price: 9_000_00, choice: 'option', isTicked: true, limits: { from: 1, to: 6 } }),
      ],
    },
  })
  const token = await sendAndGiveToken(making, { id, version })
  const visitor = visitorOf(actor)
  await countClientView(ctx, visitor, token)
  const { number, totals } = await readClientOffer(ctx, visitor, token)
  await acceptOffer(ctx, visitor, { token, number, choice: { ticked: ['2'], amounts: {} }, total: totals.total, name: 'Олег Сергеевич' })
}

/** A few offers of a buyer to their clients, made by the verbs of the store. */
export async function seedOffers(db: Db, { files, now }: { files: Files; now: Date }): Promise<void> {
  const config = readConfig()
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 0 }
  const ctx: Context = { config, db, pool, jobs: jobsOn(db), files, log: createLog(config), now: () => now }
  const site = await theSite(ctx)
  const actor = withArea((await findBuyer(ctx, site, { email: 'buyer@vitrina.test', company: 'Контур-Монтаж' })).actor)
  const schoolId = await findSpecification(ctx, 'Школа № 5, щиты и освещение')
  const then = (days: number, make: (making: Making) => Promise<void>) =>
    atMoment(ctx, new Date(now.getTime() - days * DAY_MS), (tx) =>
      make({ ctx: tx, actor, catalogue: { productCache: new ProductCache(tx) } }),
    )
  await then(30, async (making) => {
    await changeBrand(making.ctx, actor, {
      phone: '+7 495 000-10-20',
      email: 'kp@kontur-montazh.test',
      site: 'kontur-montazh.test',
      signerPost: '',
      signerName: '',
    })
    const { id } = await createOffer(making.ctx, actor, {
      catalogue: making.catalogue,
      from: { type: 'nothing' },
      name: 'Кафе на набережной',
    })
    await archiveOffer(making.ctx, actor, id)
  })
  await then(9, offerOffice)
  await then(2, (making) => offerSchool(making, schoolId))
}
