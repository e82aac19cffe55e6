import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { itemPropsOf } from './item-props.ts'
import { ProductRow } from './product-row.tsx'
import type { ProductsProps } from './products.tsx'
import { tableStyles } from './product-table.styles.ts'
import { tableColumns } from './table-columns.ts'
import { useColumnName } from './use-column-name.ts'
import type { ListLook } from './use-list-look.ts'

const Frame = styled('div')(tableStyles)

export function ProductTable(props: ProductsProps) {
  return (
    <Frame data-compact={props.look.isCompact || undefined}>
      <table aria-label={props.label}>
        <TableHead look={props.look} />
        <tbody>
          {props.products.map((product) => (
            <ProductRow key={`${product.id}-${props.params.requestedAmount}`} {...itemPropsOf(product, props)} />
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

/** Shared with the skeleton, so that nothing moves when the list comes. */
export function TableHead({ look }: { look: ListLook }) {
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
}
