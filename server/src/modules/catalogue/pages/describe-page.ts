import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { fill, textsIn } from '#texts/texts'
import { mediaUrl } from '#modules/content/content.rules'
import { readViewer } from '#modules/prices/read-viewer'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { Catalogue } from '../open-catalogue.ts'
import { makeCards } from '../products/show-cards.ts'
import { searchRequestOf } from '../search-request.ts'
import { canonicalPath, type PageAddress } from './page-address.rules.ts'
import { findProductPageFacts } from './pages.queries.ts'
import { breadcrumbs, itemList, product, type StructuredData } from './structured-data.rules.ts'

/** The head of a page. */
export type PageAbout = {
  title: string
  description: string
  canonical: string
  kind: 'website' | 'product'
  image: string | null
  data: StructuredData[]
}

type PageQuery = { address: PageAddress; origin: string }

/** Search engines cut longer ones. */
const MOST_DESCRIPTION = 300
const LISTED = 20

const shortened = (text: string) => (text.length > MOST_DESCRIPTION ? `${text.slice(0, MOST_DESCRIPTION - 1).trimEnd()}…` : text)

const sectionPath = (id: number) => `/catalog?section=${id}`

const steps = (reference: CatalogueReference, ids: readonly number[], origin: string) =>
  ids.flatMap((id) => {
    const section = reference.sectionById.get(id)
    return section ? { name: section.name, url: origin + sectionPath(id) } : []
  })

async function productPage(
  ctx: Context,
  guest: Actor,
  catalogue: Catalogue,
  { id, origin, canonical }: { id: number; origin: string; canonical: string },
) {
  const facts = await findProductPageFacts(ctx, id)
  if (!facts) return null
  const reference = await catalogue.reference()
  const viewer = await readViewer(ctx, guest)
  const card = (await makeCards(ctx, guest, { viewer, catalogue, reference, ids: [id] })).get(id)?.card
  if (!card) return null
  const texts = textsIn(guest.language).pages
  const images = (facts.images ?? []).flatMap((key) => mediaUrl(key) ?? []).map((url) => new URL(url, origin).href)
  const { name, article } = card
  const site = inLanguage(guest.site.name, guest.language)
  const description = shortened(facts.description || fill(texts.productDescription, { name, article, brand: card.brand.name }))
  const { code: currency } = guest.site.settings.currency
  const above = reference.sectionById.get(card.section.id)?.path ?? []
  const trail = [{ name: texts.catalogue, url: `${origin}/catalog` }, ...steps(reference, above, origin), { name, url: canonical }]
  return {
    title: fill(texts.product, { name, article, site }),
    description,
    canonical,
    kind: 'product',
    image: images[0] ?? null,
    data: [product({ card, url: canonical, images, description: facts.description, ean: facts.ean, currency }), breadcrumbs(trail)],
  } satisfies PageAbout
}

/** The goods a list begins with, as a guest finds them. */
async function listed(ctx: Context, guest: Actor, catalogue: Catalogue, { address, origin }: PageQuery): Promise<StructuredData> {
  const viewer = await readViewer(ctx, guest)
  const reference = await catalogue.reference()
  const { subject, brandId, page } = address
  const criteria = { ...(subject.kind === 'section' && { section: [subject.id] }), ...(brandId !== null && { brands: [brandId] }) }
  const found = await catalogue.recentSearches.page(
    searchRequestOf(
      { page, pageSize: LISTED, criteria },
      { reference, viewer, defaults: guest.site.settings.catalogue, text: '', only: null, owned: [], bought: null },
    ),
  )
  // The names alone: neither price nor day of a product is in the head.
  const { parts } = await catalogue.productCache.glance(found.ids)
  return itemList(
    found.ids.flatMap((id) => {
      const name = parts.get(id)?.name
      return name === undefined ? [] : { name, url: `${origin}/catalog?product=${id}` }
    }),
  )
}

/** Null: there is no such page. */
export async function describePage(ctx: Context, guest: Actor, catalogue: Catalogue, pageQuery: PageQuery): Promise<PageAbout | null> {
  const { address, origin } = pageQuery
  const { subject, brandId, page } = address
  const canonical = origin + canonicalPath(address)
  if (subject.kind === 'unknown') return null
  if (subject.kind === 'product') return productPage(ctx, guest, catalogue, { id: subject.id, origin, canonical })
  const reference = await catalogue.reference()
  const section = subject.kind === 'section' ? reference.sectionById.get(subject.id) : undefined
  const brand = brandId === null ? undefined : reference.brandById.get(brandId)
  const isMissing = (subject.kind === 'section' && !section) || (brandId !== null && !brand)
  // A filter kept from the days of a brand that is gone is a list like any other, only not one to be found.
  if (isMissing && !address.isNarrowed) return null

  const texts = textsIn(guest.language).pages
  const site = inLanguage(guest.site.name, guest.language)
  const subjectName = [section?.name ?? texts.catalogue, brand?.name].filter(Boolean).join(' ')
  const name = page > 1 ? fill(texts.page, { name: subjectName, page }) : subjectName
  const trail = [{ name: texts.catalogue, url: `${origin}/catalog` }, ...steps(reference, section?.path ?? [], origin)]
  return {
    title: fill(texts.section, { name, site }),
    description: fill(section || brand ? texts.sectionDescription : texts.catalogueDescription, { name, site }),
    canonical,
    kind: 'website',
    image: null,
    data: [breadcrumbs(trail), await listed(ctx, guest, catalogue, pageQuery)],
  }
}
