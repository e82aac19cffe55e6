import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { itemPropsOf } from './item-props.ts'
import { ProductRow } from './product-row.tsx'
import type { ProductsProps } from './products.tsx'
import { rowHeights, tableStyles } from './product-table.styles.ts'
import { tableColumns } from './table-columns.ts'
import { useColumnName } from './use-column-name.ts'
import { useVisibleRowCount } from './use-visible-row-count.ts'
import type { ListLook } from './use-list-look.ts'

const Frame = styled('div')(memoTheme(tableStyles))

export function ProductTable(props: ProductsProps) {
  const { products, params, look, label, requestedAmount } = props
  const rowHeight = rowHeights[look.isCompact ? 'compact' : 'comfortable']
  const drawn = useVisibleRowCount(params, { count: products.length, rowHeight })
  const propsOf = itemPropsOf(props)
  const waiting = products.length - drawn
  return (
    <Frame data-compact={look.isCompact || undefined} aria-busy={waiting > 0}>
      <table aria-label={label}>
        <TableHead look={look} />
        <tbody>
          {products.slice(0, drawn).map((product) => (
            <ProductRow key={`${product.id}-${requestedAmount}`} {...propsOf(product)} />
          ))}
          {/* Space reserved, so that nothing moves when they load. */}
          {waiting > 0 && <tr aria-hidden style={{ height: waiting * rowHeight }} />}
        </tbody>
      </table>
    </Frame>
  )
}

/** Shared with the skeleton, so that nothing moves when the list loads. */
export const TableHead = memo(function TableHead({ look }: { look: ListLook }) {
  const { t } = useTranslation('catalogue')
  const nameOf = useColumnName()
  const columns = tableColumns(look)
  return (
    <>
      <colgroup>
        <col className="picture" />
        <col />
        {columns.map((column) => (
          <col key={column} className={column} />
        ))}
        <col className="price" />
        <col className="buy" />
        <col className="favourite" />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {t('columns.name')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={column}>
              {nameOf(column)}
            </th>
          ))}
          <th scope="col" className="price">
            {t('columns.price')}
          </th>
          <th scope="col" className="buy" colSpan={2}>
            {t('columns.amount')}
          </th>
        </tr>
      </thead>
    </>
  )
})
