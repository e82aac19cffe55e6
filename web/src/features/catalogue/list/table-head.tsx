import type { CatalogueSort } from '@vitrina/contract/catalogue/catalogue.query'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import type { ShownColumn } from '../table/feature-columns.rules.ts'
import { FeatureHeading } from '../table/feature-heading.tsx'
import type { Pins } from '../table/pins.rules.ts'
import { type Direction, SortHeading } from '../table/sort-heading.tsx'
import { useChangeParams } from '../use-change-params.ts'
import { tableColumns } from './table-columns.ts'
import { useColumnName } from './use-column-name.ts'
import type { ListLook } from './use-list-look.ts'

type Props = {
  look: ListLook
  params: CatalogueParams
  kinds: readonly number[]
  columns: readonly ShownColumn[]
  pins: Pins | null
}

/** Shared with the skeleton, so that nothing moves when the list loads. */
export const TableHead = memo(function TableHead({ look, params, kinds, columns: features, pins }: Props) {
  const { t } = useTranslation('catalogue')
  const nameOf = useColumnName()
  const columns = tableColumns(look)
  return (
    <>
      <colgroup>
        <col className="picture" />
        <col className="name-col" />
        {features.map(({ code, width }) => (
          <col key={code} style={{ width }} />
        ))}
        {columns.map((column) => (
          <col key={column} className={column} />
        ))}
        <col className="price" />
        <col className="buy" />
        <col className="favourite" />
      </colgroup>
      <thead>
        <tr>
          <td className="picture" aria-label={t('columns.picture')} />
          <SortedHeading by="name" params={params} text={t('columns.name')} />
          {features.map((column) => (
            <FeatureHeading key={column.code} column={column} kinds={kinds} params={params} style={pins?.[column.code]} />
          ))}
          {columns.map((column) => (
            <th key={column} scope="col" className={column}>
              {nameOf(column)}
            </th>
          ))}
          <SortedHeading by="price" params={params} text={t('columns.price')} />
          <th scope="col" className="buy" colSpan={2}>
            {t('columns.amount')}
          </th>
        </tr>
      </thead>
    </>
  )
})

function nextSort(sort: CatalogueSort | null, by: 'name' | 'price'): CatalogueSort | null {
  if (sort === by) return `-${by}`
  return sort === `-${by}` ? null : by
}

type SortedProps = { by: 'name' | 'price'; params: CatalogueParams; text: string }

function SortedHeading({ by, params: { sort, sortBy }, text }: SortedProps) {
  const { t } = useTranslation('catalogue')
  const change = useChangeParams()
  const now = sortBy === null ? sort : null
  const direction: Direction = now === by ? 'ascending' : now === `-${by}` ? 'descending' : 'none'
  return (
    <th scope="col" className={by === 'name' ? 'name-head' : 'price'} aria-sort={direction} aria-label={text}>
      <SortHeading
        text={text}
        title={t('table.sort', { name: text })}
        direction={direction}
        onSort={() => change({ sort: nextSort(now, by), sortBy: null })}
      />
    </th>
  )
}
