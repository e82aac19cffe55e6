import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Cards } from './product-cards.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { TableHead } from './table-head.tsx'
import { tableColumns } from './table-columns.ts'
import { tableStyles } from './product-table.styles.ts'
import type { ListLook } from './use-list-look.ts'

const Frame = styled('div')(memoTheme(tableStyles))
const MOST = 20
const CARD_HEIGHT = 440
const LINE_HEIGHT = 190

type Props = { look: ListLook; params: CatalogueParams; count: number }

const NONE: readonly never[] = []

/** Placeholders of the products' size. */
export function ListSkeleton({ look, params, count }: Props) {
  const { t } = useTranslation()
  const places = Array.from({ length: Math.min(count, MOST) }, (_, place) => place)
  if (look.kind !== 'table')
    return (
      <Cards data-kind={look.kind} aria-busy aria-label={t('loading')}>
        {places.map((place) => (
          <li key={place}>
            <div className="item">
              <Skeleton variant="rounded" height={(look.kind === 'cards' ? CARD_HEIGHT : LINE_HEIGHT) - 26} sx={{ gridColumn: '1 / -1' }} />
            </div>
          </li>
        ))}
      </Cards>
    )
  const picture = look.isCompact ? 30 : 56
  return (
    <Frame data-compact={look.isCompact || undefined} aria-busy>
      <table aria-label={t('loading')}>
        <TableHead look={look} params={params} kinds={NONE} columns={NONE} pins={null} />
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <td className="picture">
                <Skeleton variant="rounded" width={picture} height={picture} />
              </td>
              <td className="name-cell">
                <Skeleton width="85%" />
                {!look.isCompact && <Skeleton width="55%" />}
              </td>
              {tableColumns(look).map((column) => (
                <td key={column} className={column}>
                  <Skeleton width="70%" />
                </td>
              ))}
              <td className="price">
                <Skeleton />
              </td>
              <td colSpan={2}>
                <Skeleton variant="rounded" height={look.isCompact ? 28 : 32} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
