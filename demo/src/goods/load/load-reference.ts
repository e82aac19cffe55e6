import type pg from 'pg'
import { brandLogo } from '#demo/pictures/brands'
import { tints } from '#demo/pictures/canvas'
import { sectionPicture } from '#demo/pictures/sections'
import type { FileSink } from '../../file-sink.ts'
import { type Brand, brands } from '../brands.ts'
import { families } from '../families.ts'
import { priceLevels } from '../price.ts'
import { countries, manufacturers, sellers, units, vatRates } from '../reference/trade.ts'
import { serversOf, transfers, warehouses } from '../reference/warehouses.ts'
import { sectionByCode, sections } from '../sections.ts'
import { copy, row } from './copy.ts'
import { putAll } from './put-all.ts'

const sectionImage = (slug: string) => `sections/${slug}.svg`
const brandImage = (slug: string) => `brands/${slug}.svg`

/** The first words after the name: the brand's products and country. */
function describe({ name, areas, country }: Brand): string {
  const goods = areas.map((area) => sectionByCode.get(area)?.name.toLowerCase() ?? area)
  return `${name}: ${goods.join(', ')}. Страна бренда — ${countries[country].ru}.`
}

function homeOf(code: string): number {
  const section = sectionByCode.get(code)
  if (!section) throw new Error(`No section ${code}`)
  return section.id
}

const each = <T>(list: readonly T[], toRow: (one: T, place: number) => string) => list.map(toRow).join('')

async function loadSections(client: pg.ClientBase): Promise<void> {
  await copy(client, {
    table: 'sections',
    columns: 'id, parent_id, slug, name, path, position, image',
    text: each(sections, ({ id, parentId, slug, name, path, position }) =>
      row(id, parentId, slug, name, path, position, sectionImage(slug)),
    ),
  })
  await copy(client, {
    table: 'families',
    columns: 'id, code, name, section_id',
    text: each(families, ({ code, name, home }, place) => row(place + 1, code, name, homeOf(home))),
  })
}

async function loadMakers(client: pg.ClientBase): Promise<void> {
  await copy(client, {
    table: 'countries',
    columns: 'code, name',
    text: each(Object.entries(countries), ([code, name]) => row(code, name)),
  })
  await copy(client, {
    table: 'brands',
    columns: 'id, slug, name, country_code, logo, description',
    text: each(brands, (brand) => row(brand.id, brand.slug, brand.name, brand.country, brandImage(brand.slug), describe(brand))),
  })
  await copy(client, {
    table: 'manufacturers',
    columns: 'id, name, country_code, lead_days',
    text: each(manufacturers, ({ id, name, country, leadDays }) => row(id, name, country, leadDays)),
  })
  await copy(client, {
    table: 'sellers',
    columns: 'id, slug, name, inn',
    text: each(sellers, ({ id, slug, name, inn }) => row(id, slug, name, inn)),
  })
}

async function loadTerms(client: pg.ClientBase): Promise<void> {
  await copy(client, {
    table: 'units',
    columns: 'id, okei, name, decimals',
    text: each(Object.values(units), ({ id, okei, name, decimals }) => row(id, okei, name, decimals)),
  })
  await copy(client, {
    table: 'price_types',
    columns: 'id, code, name, is_retail, position',
    text: each(priceLevels, ({ id, code, name }, place) => row(id, code, name, code === 'retail', place)),
  })
  await copy(client, {
    table: 'vat_rates',
    columns: 'id, "group", rate, valid_from, valid_to',
    text: each(vatRates, ({ group, rate, from, to }, place) => row(place + 1, group, rate, from, to)),
  })
}

async function loadWarehouses(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number; slug: string }>('select id, slug from regions')
  const regionIds = new Map(rows.map(({ id, slug }) => [slug, id]))
  const regionId = (slug: string) => {
    const id = regionIds.get(slug)
    if (id === undefined) throw new Error(`No region ${slug}: seed the site first`)
    return id
  }
  await copy(client, {
    table: 'warehouses',
    columns: 'id, code, name, region_id, city, address, lat, lon, timezone, hours, weekdays, cutoff, phone, is_pickup_point',
    text: each(warehouses, (one) =>
      row(
        one.id,
        one.code,
        one.name,
        regionId(one.region),
        one.city,
        one.address,
        one.lat,
        one.lon,
        one.timezone,
        one.hours,
        one.weekdays,
        one.cutoff,
        one.phone,
        one.isPickupPoint,
      ),
    ),
  })
  await copy(client, {
    table: 'warehouse_transfers',
    columns: 'from_id, to_id, days',
    text: each(transfers, ({ from, to, days }) => row(from, to, days)),
  })
  const slugs = [...new Set(warehouses.map(({ region }) => region))]
  await copy(client, {
    table: 'region_warehouses',
    columns: 'region_id, warehouse_id, position, days',
    text: slugs
      .flatMap((slug) => serversOf(slug).map(({ warehouseId, days }, place) => row(regionId(slug), warehouseId, place, days)))
      .join(''),
  })
}

/** Reference rows of products. */
export async function loadReference(client: pg.ClientBase, files: FileSink): Promise<void> {
  await loadSections(client)
  await loadMakers(client)
  await loadTerms(client)
  await loadWarehouses(client)
  await putAll(files, [
    ...sections.map(({ code, slug }) => ({ key: sectionImage(slug), draw: () => sectionPicture({ code }) })),
    ...brands.map(({ slug, name, tint }) => ({ key: brandImage(slug), draw: () => brandLogo({ name, tint: tints[tint] }) })),
  ])
}
