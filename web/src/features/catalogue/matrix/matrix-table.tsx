import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import type { FeatureMatrix, MatrixCell } from '@vitrina/contract/catalogue/feature-table'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { type CatalogueParams, catalogueAddress } from '../catalogue.params.ts'
import { withChosen } from '../filters/filter-choice.rules.ts'
import { headingOf } from '../table/feature-columns.rules.ts'
import { matrixStyles } from './matrix-table.styles.ts'

const Frame = styled('div')(memoTheme(matrixStyles))

type Axis = FeatureMatrix['rows']
type Props = { matrix: FeatureMatrix; params: CatalogueParams }

/** A cell leads to its only product, or to the list filtered by both values. */
function addressOf(params: CatalogueParams, { rows, columns }: FeatureMatrix, { row, column, productId }: MatrixCell): string {
  if (productId !== null) return catalogueAddress(params, { kind: 'catalog', id: productId })
  const chosen = (now: CatalogueParams, { code }: Axis, id: number) => ({
    ...now,
    ...withChosen(now, { id: `feature-${code}`, code }, [id]),
  })
  return catalogueAddress({ ...chosen(chosen(params, rows, row), columns, column), matrix: null, page: 1 })
}

export function MatrixTable({ matrix, params }: Props) {
  const { t } = useTranslation('catalogue')
  const { rows, columns, cells } = matrix
  const cellAt = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  return (
    <Frame>
      <table aria-label={t('matrix.label', { rows: rows.name, columns: columns.name })}>
        <thead>
          <tr>
            <th scope="col" className="corner">
              <span>{headingOf(columns)} →</span>
              <span>{headingOf(rows)} ↓</span>
            </th>
            {columns.values.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.values.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {columns.values.map((column) => {
                const cell = cellAt.get(`${row.id} ${column.id}`)
                if (!cell) return <td key={column.id} className="none" aria-label={t('matrix.empty')} />
                return (
                  <td key={column.id}>
                    <CellLink cell={cell} address={addressOf(params, matrix, cell)} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

function CellLink({ cell: { count, inStock, price, productId }, address }: { cell: MatrixCell; address: string }) {
  const { t } = useTranslation('catalogue')
  const money = useMoney()
  const isSeveral = count > 1
  const lowest = price === null ? t('matrix.noPrice') : money(price, { kopecks: false })
  const stock = isSeveral ? t('matrix.inStock', { stock: inStock, all: count }) : t('matrix.available')
  return (
    <Anchor href={address} data-product={productId === null ? undefined : 'name'} data-stock={inStock > 0 || undefined}>
      <b>{isSeveral && price !== null ? t('matrix.from', { price: lowest }) : lowest}</b>
      <span>{inStock > 0 ? stock : t('matrix.toOrder')}</span>
    </Anchor>
  )
}
