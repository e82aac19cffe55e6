import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useQuery } from '@tanstack/react-query'
import { type FeatureMatrix, MOST_IN_MATRIX } from '@vitrina/contract/catalogue/feature-table'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useChangeParams } from '../use-change-params.ts'
import { useOpenByLink } from '../use-open-product.ts'
import { matrixQuery } from './matrix.api.ts'
import { MatrixTable } from './matrix-table.tsx'

const Tools = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    marginBlock: '4px 12px',
    fontSize: 13,
    color: theme.vars?.palette.text.secondary,
    '& label': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  })),
)

/** The list by two features: each cell has the price and stock of the goods with both values, and leads to them. */
export function MatrixView({ params }: { params: CatalogueParams }) {
  const { t } = useTranslation('catalogue')
  const open = useOpenByLink()
  const { data, error, refetch, isPlaceholderData } = useQuery(matrixQuery(params))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={420} role="status" aria-label={t('matrix.loading')} />
  const { matrix, features, totalCount } = data
  if (!matrix)
    return (
      <Typography role="status" color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
        {totalCount > MOST_IN_MATRIX ? t('matrix.tooMany', { count: totalCount, most: MOST_IN_MATRIX }) : t('matrix.none')}
      </Typography>
    )
  return (
    <div role="presentation" onClick={open} aria-busy={isPlaceholderData}>
      <Sides matrix={matrix} features={features} />
      <MatrixTable matrix={matrix} params={params} />
    </div>
  )
}

type SidesProps = { matrix: FeatureMatrix; features: readonly { code: string; name: string }[] }

/** Which features stand down and across; choosing that of the other side turns the matrix. */
function Sides({ matrix: { rows, columns }, features }: SidesProps) {
  const { t } = useTranslation('catalogue')
  const change = useChangeParams()
  const sides = { rows: rows.code, columns: columns.code }
  const choose = (side: 'rows' | 'columns', code: string) => {
    const other = side === 'rows' ? 'columns' : 'rows'
    const next = { ...sides, [side]: code, ...(sides[other] === code && { [other]: sides[side] }) }
    change({ matrix: `${next.rows},${next.columns}` })
  }
  return (
    <Tools>
      {(['rows', 'columns'] as const).map((side) => (
        <span key={side}>
          {t(`matrix.${side}`)}{' '}
          <Select
            size="small"
            value={sides[side]}
            onChange={({ target }) => choose(side, target.value)}
            inputProps={{ 'aria-label': t(`matrix.${side}`) }}
            sx={{ height: 32, fontSize: 13, maxWidth: 260 }}
          >
            {features.map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {name}
              </MenuItem>
            ))}
          </Select>
        </span>
      ))}
    </Tools>
  )
}
