import type pg from 'pg'
import type { FileSink } from '../../file-sink.ts'
import { analogRuleRows } from '../analog-rules.ts'
import type { Line } from '../brands.ts'
import type { FeatureRegistry } from '../feature-registry.ts'
import { productDocumentsOf } from '../reference/product-documents.ts'
import { setsOf } from '../sets.ts'
import { copy, row } from './copy.ts'
import { putAll } from './put-all.ts'

/** Features and their values: only those some product has. */
export async function loadFeatures(client: pg.ClientBase, book: FeatureRegistry): Promise<void> {
  await copy(client, {
    table: 'features',
    columns: 'id, code, name, unit, kind, "group", is_primary, position',
    text: book
      .features()
      .map(({ id, code, name, unit, kind, group, isPrimary }) => row(id, code, name, unit, kind, group, isPrimary, id))
      .join(''),
  })
  await copy(client, {
    table: 'feature_values',
    columns: 'id, feature_id, text, number, position',
    text: book
      .values()
      .map(({ id, featureId, text, number, position }) => row(id, featureId, text, number, position))
      .join(''),
  })
}

/** A kind is described by the features its goods have. */
export async function loadKindFeatures(client: pg.ClientBase): Promise<void> {
  await client.query(`
    insert into family_features (family_id, feature_id, position)
    select used.family_id, f.id, row_number() over (partition by used.family_id order by f.position, f.id) - 1
    from (select distinct p.family_id, pf.feature_id from product_features pf join products p on p.id = pf.product_id) used
    join features f on f.id = used.feature_id`)
}

/** The seller's rules for analogs, about features that goods have. */
export async function loadAnalogRules(client: pg.ClientBase, book: FeatureRegistry): Promise<void> {
  const rules = analogRuleRows(new Set(book.features().map(({ id }) => id)))
  await copy(client, {
    table: 'analog_rules',
    columns: 'family_id, feature_id, kind, weight',
    text: rules.map(({ familyId, featureId, kind, weight }) => row(familyId, featureId, kind, weight)).join(''),
  })
}

/** The series met among the products, with the papers of each. */
export async function loadSeries(
  client: pg.ClientBase,
  { lines, files, today }: { lines: readonly Line[]; files: FileSink; today: Date },
): Promise<void> {
  await copy(client, {
    table: 'series',
    columns: 'id, brand_id, name',
    text: lines.map(({ id, brand, name }) => row(id, brand.id, name)).join(''),
  })
  const papers = lines.flatMap((line) => productDocumentsOf(line, today).map((paper) => ({ line, paper })))
  await copy(client, {
    table: 'product_papers',
    columns: 'id, kind, number, name, valid_to, file, brand_id, series_id',
    text: papers
      .map(({ line, paper }, place) =>
        row(place + 1, paper.kind, paper.number, paper.name, paper.validTo, paper.file, line.brand.id, line.id),
      )
      .join(''),
  })
  await putAll(
    files,
    papers.map(({ paper }) => ({ key: paper.file, draw: paper.body })),
  )
}

export async function loadSets(client: pg.ClientBase, products: number): Promise<void> {
  const sets = setsOf(products)
  await copy(client, {
    table: 'product_sets',
    columns: 'id, slug, name, description',
    text: sets.map(({ slug, name, description }, place) => row(place + 1, slug, name, description)).join(''),
  })
  await copy(client, {
    table: 'product_set_items',
    columns: 'set_id, product_id, quantity',
    text: sets.flatMap(({ items }, place) => items.map(({ productId, quantity }) => row(place + 1, productId, quantity))).join(''),
  })
}
