import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useMemo, useRef } from 'react'
import { CommonHeading } from '../table/common-heading.tsx'
import { liftCommonWords } from '../table/common-words.rules.ts'
import { pinsOf } from '../table/pins.rules.ts'
import { useFeatureColumns } from '../table/use-feature-columns.ts'
import { NAME_WIDTH } from '../table/use-table-room.ts'
import { itemPropsOf } from './item-props.ts'
import { ProductRow } from './product-row.tsx'
import type { ProductsProps } from './products.tsx'
import { pictureWidths, rowHeights, tableStyles } from './product-table.styles.ts'
import { TableHead } from './table-head.tsx'
import { useVisibleRowCount } from './use-visible-row-count.ts'

const Frame = styled('div')(memoTheme(tableStyles))
const NO_CELLS: readonly string[] = []

export function ProductTable(props: ProductsProps) {
  const { products, params, look, label, requestedAmount, sought, table } = props
  const density = look.isCompact ? 'compact' : 'comfortable'
  const rowHeight = rowHeights[density]
  const drawn = useVisibleRowCount(params, { count: products.length, rowHeight })
  const propsOf = itemPropsOf(props)
  const waiting = products.length - drawn
  const frame = useRef<HTMLDivElement>(null)
  const { kinds, columns, wide } = useFeatureColumns(table, frame, look)
  const cells = useMemo(() => new Map(table?.rows.map((row) => [row.id, row.cells])), [table])
  const names = useMemo(() => liftCommonWords(products.map(({ name }) => name)), [products])
  const pins = useMemo(() => (wide === null ? null : pinsOf(columns, pictureWidths[density] + NAME_WIDTH)), [wide, columns, density])
  return (
    <Frame
      ref={frame}
      data-compact={look.isCompact || undefined}
      data-features={table !== undefined || undefined}
      data-wide={wide !== null || undefined}
      aria-busy={waiting > 0}
    >
      <CommonHeading names={names} sought={sought} />
      <table aria-label={label} style={wide === null ? undefined : { width: wide }}>
        <TableHead look={look} params={params} kinds={kinds} columns={columns} pins={pins} />
        <tbody>
          {products.slice(0, drawn).map((product, place) => (
            <ProductRow
              key={`${product.id}-${requestedAmount}`}
              {...propsOf(product)}
              shortName={names.rests[place] ?? product.name}
              columns={columns}
              pins={pins}
              cells={cells.get(product.id) ?? NO_CELLS}
            />
          ))}
          {/* Space reserved, so that nothing moves when they load. */}
          {waiting > 0 && <tr aria-hidden style={{ height: waiting * rowHeight }} />}
        </tbody>
      </table>
    </Frame>
  )
}
