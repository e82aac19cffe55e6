import IconButton from '@mui/material/IconButton'
import { mdiGrid } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { type FoundList, productListQuery } from '../catalogue.api.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { useChangeParams } from '../use-change-params.ts'

/** Whether the goods of a list divide by two features. */
export const isMatrixOffered = ({ table }: Pick<FoundList, 'table'>): boolean =>
  table !== undefined && table.columns.filter(({ isDeciding }) => isDeciding).length > 1

/** Goods of one kind can be shown by two of their features. */
export function MatrixToggle() {
  const { t } = useTranslation('catalogue')
  const { params } = useCatalogueParams()
  const change = useChangeParams()
  const { data: isOffered } = useQuery({ ...productListQuery(params), select: isMatrixOffered })
  const isOn = params.matrix !== null
  if (!isOffered && !isOn) return null
  return (
    <IconButton
      aria-label={t('matrix.toggle')}
      title={t('matrix.toggle')}
      aria-pressed={isOn}
      color={isOn ? 'primary' : 'default'}
      onClick={() => change({ matrix: isOn ? null : '1' })}
      sx={{ width: 36, height: 36 }}
    >
      <Icon path={mdiGrid} fontSize="small" />
    </IconButton>
  )
}
